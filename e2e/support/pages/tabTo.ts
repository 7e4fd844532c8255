import type { Locator, Page } from '@playwright/test';

/** More than the tab stops of the longest page. */
const STOPS = 200;

/** Presses Tab until an element has the focus. Rejects when Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab');
    // From outside of a shadow tree, its host has the focus.
    if (await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement))
      return;
  }
  throw new Error(`${target} is not reached in ${STOPS} stops`);
}
