/** How long to wait in a browser without `requestIdleCallback` (Safari), in milliseconds. */
const FALLBACK_DELAY = 200;

/** Resolves when the browser is idle, or after `timeout` milliseconds if given. */
export const idle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, FALLBACK_DELAY);
  });
