import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { goTo } from '../support/pages/goTo';
import { hydrated } from '../support/pages/hydrated';
import { sampleRemote, TEMPLATES } from '../support/routes';

/** The page that each round visits after the tested one. */
const BETWEEN = '/contacto';

/** The first rounds fill caches, such as the data of pages. Only the later rounds are counted. */
const FIRST_ROUNDS = 2;
/** Enough for three rounds without growth: in half of the rounds Chromium keeps pictures of a rendering that React discarded. */
const MOST_ROUNDS = 24;

/** A leaked page grows with every round. */
const ROUNDS_WITHOUT_GROWTH = 3;

type Counts = { nodes: number; listeners: number };

/** Goes to a page and waits until it is idle. */
async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

/** Nodes and listeners that remain after a full garbage collection. */
async function living(client: CDPSession): Promise<Counts> {
  await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

for (const path of TEMPLATES.filter((template) => template !== BETWEEN)) {
  test(`a page leaves nothing in memory, however often it is shown: ${path}`, sampleRemote(path), async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await page.goto(BETWEEN);
    await hydrated(page);
    const counts: Counts[] = [];
    const isFlat = (kind: keyof Counts) =>
      counts.filter((count, round) => count[kind] <= (counts[round - 1]?.[kind] ?? 0)).length >= ROUNDS_WITHOUT_GROWTH;
    const isStable = () => isFlat('nodes') && isFlat('listeners');
    for (let round = 0; round < FIRST_ROUNDS + MOST_ROUNDS && !isStable(); round++) {
      await visit(page, path);
      await visit(page, BETWEEN);
      if (round >= FIRST_ROUNDS) counts.push(await living(client));
    }
    expect(isStable(), JSON.stringify(counts)).toBe(true);
  });
}
