/** In the page: the first three elements that reach beyond the viewport, where the page scrolls sideways. */
export const sticksOut = () => {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
};
