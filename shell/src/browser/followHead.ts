import type { createBrowserRouter } from 'react-router-dom';
import type { ShellServices } from 'shared-contracts';
import { HEAD_MARK, type HeadTag, headOfMatches, headTags } from '../shared/composition/page/head';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Keeps the document's head up to date with the page. It changes after navigations and retries, and when data for the
 * title arrive. It also changes when a page that the server left to the browser has loaded.
 */
export function followHead(router: Router, shell: ShellServices): void {
  let shown = router.state.matches;
  let written = '';

  const write = () => {
    const { matches, location } = router.state;
    try {
      const head = headOfMatches(matches, new URLSearchParams(location.search), shell);
      const tags = headTags(head, location.pathname, shell);
      const text = JSON.stringify(tags);
      if (text !== written) replaceHead(tags);
      written = text;
    } catch (error) {
      console.error('The head stays as it was', error);
    }
  };

  // Compare the matches, not the address: a page that is loaded again in place keeps its address.
  router.subscribe(({ matches, navigation }) => {
    if (navigation.state !== 'idle' || matches === shown) return;
    shown = matches;
    write();
  });
  shell.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && router.state.navigation.state === 'idle')
      write();
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
