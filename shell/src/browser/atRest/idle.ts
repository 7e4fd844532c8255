/** How long to wait in a browser without `requestIdleCallback` (Safari), in milliseconds. */
const FALLBACK_DELAY = 200;

/** Resolves when the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, FALLBACK_DELAY);
  });
