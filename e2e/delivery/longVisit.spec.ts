import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { TEMPLATES } from '../support/routes';

/** The page between two visits of another one. */
const BETWEEN = '/contacto';

/** Rounds that fill caches, such as the data of pages, and rounds that must add nothing. */
const FIRST_ROUNDS = 2;
const ROUNDS = 4;

/** Goes to a page as a link does, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector('header')?.appendChild(Object.assign(document.createElement('a'), { href }));
    link?.click();
    link?.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Nodes and listeners that live once all garbage is collected. */
async function living(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

for (const path of TEMPLATES.filter((template) => template !== BETWEEN)) {
  test(`a page that is left is gone, however often it is visited: ${path}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await page.goto(BETWEEN);
    await hydrated(page);
    const round = async () => {
      await goTo(page, path);
      await goTo(page, BETWEEN);
      return living(client);
    };
    for (let first = 0; first < FIRST_ROUNDS; first++) await round();
    const counts = [await round()];
    while (counts.length < ROUNDS) counts.push(await round());
    // One page may still be on its way out in any round, so the lowest count of the last rounds tells.
    const [before, ...after] = counts;
    for (const kind of ['nodes', 'listeners'] as const) {
      expect(Math.min(...after.map((count) => count[kind])), JSON.stringify(counts)).toBeLessThanOrEqual(
        Number(before?.[kind]),
      );
    }
  });
}
