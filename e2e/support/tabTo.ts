import type { Locator, Page } from '@playwright/test';

/** More stops than the longest page has. */
const STOPS = 200;

/** Presses Tab until an element has the focus. Rejects where it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached in ${STOPS} stops`);
}
