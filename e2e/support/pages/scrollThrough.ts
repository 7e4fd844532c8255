import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { requestsOf } from './requestsOf';

/** Delay of the fonts in milliseconds, as on a slow line, so that words first appear in the fallback fonts. */
const FONT_DELAY = 500;

/** Timeout for an idle page, in milliseconds: a page that always draws is never idle. */
const LATEST = 500;

/**
 * Opens a page with late fonts, and scrolls through all of it until it makes no more requests. Each step waits for the page,
 * because readers do not scroll on while it renders the part in view.
 */
export async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
    await route.continue();
  });
  const { allEnded } = requestsOf(page);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async (timeout) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // The second frame draws the content that the first one brought into view.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    }
  }, LATEST);
  await allEnded();
}
