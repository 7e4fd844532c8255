import { beginNextPage, LATE_LAYOUT, LATE_SECTION } from 'shared-ui';
import { idle } from './idle';
import { layOutSections } from './layOutSections';
import type { FullRouter } from './router/createPageRouter';

type Router = Pick<FullRouter, 'state' | 'subscribe'>;

/**
 * Leaves sections out of sight out of the first layout of each page that the visitor goes on to, as on a first page, so
 * that its heading is painted sooner. Only where the page begins at its top: going back, a fragment or a page that keeps
 * its scroll position needs real heights at once.
 */
export function layOutNextPage(router: Router): void {
  const root = document.documentElement;
  let { location: shown } = router.state;

  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location === shown) return;
    const isOther = location.pathname !== shown.pathname;
    shown = location;
    const beginsAtTop = isOther && historyAction === 'PUSH' && location.hash === '' && !preventScrollReset;
    if (!beginsAtTop) {
      root.removeAttribute(LATE_LAYOUT);
      return;
    }
    // The page that is left is still shown, so its sections must keep their layout.
    if (!root.hasAttribute(LATE_LAYOUT)) keepLayout();
    beginNextPage();
    afterNextChange(() => void idle().then(layOutSections));
  });
}

function keepLayout(): void {
  for (const section of document.querySelectorAll(`[${LATE_SECTION}]`)) section.removeAttribute(LATE_SECTION);
}

/** Calls back in the first frame after React has put the page into the document. */
function afterNextChange(call: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(call);
  });
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
}
