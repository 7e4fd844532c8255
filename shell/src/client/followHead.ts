import type { createBrowserRouter } from 'react-router-dom';
import type { ShellServices } from 'shared-contracts';
import { HEAD_MARK, type HeadTag, headOfMatches, headTags } from '../composition/head';

type Router = ReturnType<typeof createBrowserRouter>;

/** After each navigation: the page's metadata into the head, and focus on its h1, which makes screen readers say it. */
export function followHead(router: Router, shell: ShellServices): void {
  let shown = router.state.location;
  router.subscribe(({ location, navigation, matches }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return;
    const moved = location.pathname !== shown.pathname;
    shown = location;
    const head = headOfMatches(matches, new URLSearchParams(location.search), shell);
    replaceHead(headTags(head, location.pathname, shell));
    if (moved && !location.hash) requestAnimationFrame(focusHeading);
  });
}

function replaceHead(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
