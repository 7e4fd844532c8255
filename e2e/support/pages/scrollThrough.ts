import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { requestsOf } from './requestsOf';

/** Fonts are late by so many milliseconds, as on a slow line, so words are set in the fallback fonts first. */
const FONT_DELAY = 500;

/** A page that draws all the time is never idle: a reader waits so long for it, in milliseconds. */
const LATEST = 500;

/**
 * Opens a page whose fonts are late, and scrolls through all of it, as fast as it follows, until nothing is asked for any
 * more. Nobody scrolls further while a page renders what comes into view.
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
      // The second frame has what the first one brought into view.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    }
  }, LATEST);
  await allEnded();
}
