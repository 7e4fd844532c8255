/**
 * In a page that scrolls sideways: the first three elements that cause it. They reach beyond the viewport, and none of their
 * children does.
 */
export const sticksOut = () => {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  const reachesOut = (element: Element) => element.getBoundingClientRect().right > limit;
  /** Whether a parent within the viewport cuts the element off, as a carousel does. */
  const isCutOff = ({ parentElement: parent }: Element): boolean =>
    parent !== null && ((getComputedStyle(parent).overflowX !== 'visible' && !reachesOut(parent)) || isCutOff(parent));
  return [...document.body.querySelectorAll('*')]
    .filter((element) => reachesOut(element) && !isCutOff(element) && ![...element.children].some(reachesOut))
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
};
