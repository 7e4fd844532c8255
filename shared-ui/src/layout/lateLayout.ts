/** On the root element while sections out of sight may be left out of the layout; see `Section`. */
export const LATE_LAYOUT = 'data-late-layout';

/** Its value on pages that the visitor goes on to. */
const NEXT_PAGE = 'next';

/** Lets sections out of sight wait on the page that the visitor goes on to. */
export const beginNextPage = (): void => document.documentElement.setAttribute(LATE_LAYOUT, NEXT_PAGE);

/** Whether such a page begins. Never in the server, which has no document. */
export const isNextPage = (): boolean => globalThis.document?.documentElement.getAttribute(LATE_LAYOUT) === NEXT_PAGE;

/** On a section, or a card of a long list, that is not laid out before it comes near, while the root element says so. */
export const LATE_SECTION = 'data-late';

/** The attribute as props of an element; give it `lateLayout` too. */
export const laidOutLate = { [LATE_SECTION]: '' };

/**
 * Styles of what has `laidOutLate`: until it is laid out it takes the room of `height`, a CSS length. They act only at first:
 * later, estimated heights would bring a visitor who goes back to another position.
 */
export const lateLayout = (height: string) => ({
  [`html[${LATE_LAYOUT}] &[${LATE_SECTION}]`]: {
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${height}`,
  },
});
