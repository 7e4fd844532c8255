import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

/** Requests pages one after another until `stop`. It returns all statuses; 'failed' stands for a missing answer. */
function askAllTheTime() {
  const statuses = new Set<number | 'failed'>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await fetch(`${site.url}/blog`).catch(() => undefined);
      await answer?.text();
      statuses.add(answer?.status ?? 'failed');
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return [...statuses];
  };
}

test('another release of the shell takes over during visits, and is rolled back', async ({ page }) => {
  const former = liveVersion(site, 'shell');
  forgeRelease(site, 'shell', 'siguiente', { 'build.json': (text) => text.replace(former, 'siguiente') });
  await page.goto(site.url);
  await hydrated(page);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));

  const stop = askAllTheTime();
  expect(await site.release('promote', 'shell', 'siguiente')).toContain('a running shell uses it and rendered');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await site.release('rollback', 'shell')).toContain('a running shell uses it and rendered');
  expect(await stop()).toEqual([200]);
  expect(loads).toEqual([]);
  expect(liveVersion(site, 'shell')).toBe(former);
});

test('a release of the shell that does not start is rolled back, and the former one stays in place', {
  tag: BEYOND_SAMPLE,
}, async () => {
  const former = liveVersion(site, 'shell');
  forgeRelease(site, 'shell', 'rota', { 'server/server.cjs': 'throw new Error("rota")' });
  const stop = askAllTheTime();
  const refused = await site.release('promote', 'shell', 'rota').catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain(`does not render, so ${former} is live again`);
  await expect.poll(() => site.output()).toContain("did not start, so the shell's former release goes on");
  expect(await stop()).toEqual([200]);
  expect(liveVersion(site, 'shell')).toBe(former);
});
