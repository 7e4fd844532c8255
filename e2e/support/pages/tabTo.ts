import type { Locator, Page } from '@playwright/test';

/** More stops than the longest page has. */
const STOPS = 200;

/** Presses Tab until an element has the focus. Rejects where it is not reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    // Outside of a shadow tree its host has the focus.
    if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement))
      return;
  }
  throw new Error(`${target} is not reached in ${STOPS} stops`);
}
