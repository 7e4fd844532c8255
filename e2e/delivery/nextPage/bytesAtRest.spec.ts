import { expect, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';
import { requestsOf } from '../../support/pages/requestsOf';
import { sampleRemote } from '../../support/routes';

/** Limit of the bytes that a page loads after hydration, with headers: its prefetched pages, and what it loads at rest. */
const MOST_BYTES = 60_000;
const MOST_REQUESTS = 16;

/** The resource types that count, in DevTools' words. Pictures and videos belong to the page itself. */
const COUNTED = ['Script', 'Fetch'];

for (const path of ['/', '/contacto', '/blog', '/blog/post/1', '/media', '/tienda', '/tienda/producto/1']) {
  test(`while idle, ${path} loads at most 60 kB of scripts and data`, sampleRemote(path), async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, string>();
    let brought: number[] = [];
    client.on('Network.requestWillBeSent', ({ requestId, type = '' }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      if (bytes > 0 && COUNTED.includes(kinds.get(requestId) ?? '')) brought.push(bytes);
    });
    const { allEnded } = requestsOf(page);
    await page.clock.install();
    await page.goto(path);
    await hydrated(page);
    // The page's own requests may still be in progress, and do not count.
    kinds.clear();
    brought = [];
    // Counts the first minute. The page starts prefetching after its first second, and loads one file after the other.
    for (let second = 0; second < 60; second += 10) {
      await page.clock.fastForward(10_000);
      await allEnded();
    }
    const bytes = brought.reduce((sum, one) => sum + one, 0);
    expect(bytes, `${brought.length} requests`).toBeLessThanOrEqual(MOST_BYTES);
    expect(brought.length).toBeLessThanOrEqual(MOST_REQUESTS);
  });
}
