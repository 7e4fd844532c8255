import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { goTo } from '../support/pages/goTo';
import { hydrated } from '../support/pages/hydrated';
import { sampleRemote, TEMPLATES } from '../support/routes';

/** The page between two visits of another one. */
const BETWEEN = '/contacto';

/** Rounds that fill caches, such as the data of pages, and rounds that are counted. */
const FIRST_ROUNDS = 2;
const ROUNDS = 9;

/** A page that is kept adds to every round. Chromium also keeps pictures of a rendering that React threw away, now and then. */
const ROUNDS_WITHOUT_GROWTH = 3;

/** Goes to a page and stays until it is at rest. */
async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** Nodes and listeners that live once all garbage is collected. */
async function living(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

for (const path of TEMPLATES.filter((template) => template !== BETWEEN)) {
  test(`a page that is left is gone, however often it is visited: ${path}`, sampleRemote(path), async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await page.goto(BETWEEN);
    await hydrated(page);
    const counts: Awaited<ReturnType<typeof living>>[] = [];
    for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round++) {
      await visit(page, path);
      await visit(page, BETWEEN);
      if (round >= FIRST_ROUNDS) counts.push(await living(client));
    }
    for (const kind of ['nodes', 'listeners'] as const) {
      const flat = counts.filter((count, round) => count[kind] <= (counts[round - 1]?.[kind] ?? 0));
      expect(flat.length, JSON.stringify(counts)).toBeGreaterThanOrEqual(ROUNDS_WITHOUT_GROWTH);
    }
  });
}
