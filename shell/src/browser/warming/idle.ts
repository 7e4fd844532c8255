/** Resolves when the browser has nothing better to do; in a browser that cannot tell (Safari), a moment later. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
