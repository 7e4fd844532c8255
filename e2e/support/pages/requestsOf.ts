import type { Page, Request } from '@playwright/test';

/** So many idle moments in a row without a new request: an answer may lead to the next request only some frames later. */
const MOMENTS = 5;
/** A page that draws all the time is never idle: a moment then ends after so long, in milliseconds. */
const LATEST = 500;

/**
 * Follows a page's requests from now on. The function that it gives resolves when all of them have ended and the page,
 * at rest, begins no others.
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

/** Resolves after the next frame, once the main thread has nothing to do. */
const idleMoment = (timeout: number) =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })));
