/** On the root element of a first page until it is hydrated: the browser may leave out the layout of parts out of sight. */
export const LATE_LAYOUT = 'data-late-layout';

/** On the root element of a page that the visitor goes on to, and that begins at its top. */
const NEXT_PAGE = 'data-next-page';

/** Says whether the page that comes now may render its lower parts after its first frame. */
export const markNextPage = (may: boolean): void => void document.documentElement.toggleAttribute(NEXT_PAGE, may);

/** Whether it may. Always false in the server, which has no document. */
export const isNextPage = (): boolean => globalThis.document?.documentElement.hasAttribute(NEXT_PAGE) ?? false;

/** On a section, a card of a long list, or the footer. */
const LATE = 'data-late';

/** The attribute as props of an element; give it `lateLayout` too. */
export const laidOutLate = { [LATE]: '' };

/**
 * Styles of an element with `laidOutLate`: until the browser lays it out, it takes the room of `height`, a CSS length. They
 * act only before hydration. Later, estimated heights would bring a visitor who goes back to another position.
 */
export const lateLayout = (height: string) => ({
  [`html[${LATE_LAYOUT}] &[${LATE}]`]: {
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${height}`,
  },
});
