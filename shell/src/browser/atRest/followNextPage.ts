import { markNextPage } from '@tramuntana/ui';
import type { DataRouter } from 'react-router';

type Router = Pick<DataRouter, 'state' | 'subscribe'>;

/**
 * After a navigation, lets a page render its lower parts after its first frame (`useAfterFirstFrame`). Its heading is then
 * painted sooner. Only a page that begins at its top may. After going back, with a fragment, or with a kept scroll position,
 * the browser needs the whole page at once.
 */
export function followNextPage(router: Router): void {
  let { location: shown } = router.state;
  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location === shown) return;
    const isOther = location.pathname !== shown.pathname;
    shown = location;
    markNextPage(isOther && historyAction === 'PUSH' && location.hash === '' && !preventScrollReset);
  });
}
