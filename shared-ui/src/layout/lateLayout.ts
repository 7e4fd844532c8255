/** Attribute of the root element. While it is set, sections out of sight may be left out of the layout; see `Section`. */
export const LATE_LAYOUT = 'data-late-layout';

/** Its value on pages after a navigation. */
const NEXT_PAGE = 'next';

/** Lets sections out of sight wait on the next page, after a navigation. */
export const beginNextPage = (): void => document.documentElement.setAttribute(LATE_LAYOUT, NEXT_PAGE);

/** Whether the page that renders now follows a navigation. Always false in the server, because it has no document. */
export const isNextPage = (): boolean => globalThis.document?.documentElement.getAttribute(LATE_LAYOUT) === NEXT_PAGE;

/** Marks a section, or a card of a long list, whose layout may wait until it comes near the screen. */
export const LATE_SECTION = 'data-late';

/** The attribute as props for an element. Give the element `lateLayout`, too. */
export const laidOutLate = { [LATE_SECTION]: '' };

/**
 * Styles for elements with `laidOutLate`. Without a layout they take the space of `height`, a CSS length. They apply only
 * while the root element has its attribute: later, estimated heights would break the scroll position of a visitor who goes
 * back.
 */
export const lateLayout = (height: string) => ({
  [`html[${LATE_LAYOUT}] &[${LATE_SECTION}]`]: {
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${height}`,
  },
});
