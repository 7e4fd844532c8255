import type { ShellServices } from '@tramuntana/contracts';
import type { DataRouter } from 'react-router';

// Part of the at-rest chunk, because the server has written the first page's head. If the chunk fails to load, the next page
// tries again.
const loadWriter = () => import(/* webpackChunkName: "at-rest" */ './writeHead');

/**
 * Keeps the document's head up to date. It changes after navigations and retries, and when data for the title arrive. It
 * also changes when a page that the server left to the browser has loaded.
 */
export function followHead(router: DataRouter, shell: ShellServices): void {
  let shown = router.state.matches;
  let written = '';

  const write = async () => {
    try {
      const { writeHead } = await loadWriter();
      written = writeHead(router.state, shell, written);
    } catch (error) {
      console.error('The head stays as it was', error);
    }
  };

  // Compare the matches, not the address, because a page that is reloaded in place keeps its address.
  router.subscribe(({ matches, navigation }) => {
    if (navigation.state !== 'idle' || matches === shown) return;
    shown = matches;
    void write();
  });
  shell.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && router.state.navigation.state === 'idle')
      void write();
  });
}
