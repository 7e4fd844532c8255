/** How long a browser that cannot tell when it is idle (Safari) is given instead, in milliseconds. */
const WITHOUT_IDLE_CALLBACK = 200;

/** Resolves when the browser has nothing better to do, after `timeout` milliseconds at the latest where that is given. */
export const idle = (timeout?: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, WITHOUT_IDLE_CALLBACK);
  });
