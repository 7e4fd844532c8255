import type { Page, Request } from '@playwright/test';

/** This many idle moments in a row without a new request: an answer may cause the next request some frames later. */
const MOMENTS = 5;
/** Timeout for an idle moment, in milliseconds: a page that always draws is never idle. */
const LATEST = 500;

/**
 * Follows a page's requests from now on. The returned function resolves when all requests have ended and the idle page
 * starts no others.
 */
export function requestsOf(page: Page): { allEnded(): Promise<void> } {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // A video that pauses keeps its request open.
    if (request.resourceType() === 'media') return;
    begun += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    async allEnded() {
      for (let calm = 0; calm < MOMENTS; ) {
        const before = begun;
        await page.evaluate(idleMoment, LATEST);
        calm = open.size === 0 && begun === before ? calm + 1 : 0;
      }
    },
  };
}

/** Resolves after the next frame, when the main thread is idle. */
const idleMoment = (timeout: number) =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })));
