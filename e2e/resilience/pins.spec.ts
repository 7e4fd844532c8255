import { expect, test } from '@playwright/test';
import { pinReleases } from '@tramuntana/remote/journeys/pinReleases';
import { hydrated } from '../support/pages/hydrated';
import { publishOtherHeading } from '../support/pages/otherHeading';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

const TOKEN = 'el-token-de-las-pruebas';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite({ TEAMS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

test('a pin shows a team a version that was never live, only in its own browser, until it removes the pin', async ({
  page,
  browser,
}) => {
  const title = await publishOtherHeading(site, page, 'fijado', 'fijado');
  const heading = page.getByRole('heading', { level: 1 });
  const bar = page.getByRole('complementary', { name: 'Versiones fijadas' });

  await page.goto(`${site.url}/blog?mfe-blog=fijado`);
  await expect(heading).toHaveText(title);

  await page.goto(`${site.url}/equipos`);
  await page.getByLabel('Token de los equipos').fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Ninguna.')).toBeVisible();

  await page.goto(`${site.url}/blog?mfe-blog=fijado`);
  expect(new URL(page.url()).search).toBe('');
  await hydrated(page);
  await expect(heading).toHaveText(`${title} fijado`);
  await expect(bar).toContainText('mfe-blog fijado');

  // On the way from another page, its chunks also come from the pinned version.
  await page.goto(`${site.url}/sobre-nosotros`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(heading).toHaveText(`${title} fijado`);

  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/blog`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  expect((await visitor.request.get(`${site.url}/releases/mfe-blog/fijado/remoteEntry.js`)).status()).toBe(404);
  await visitor.close();

  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await bar.getByRole('button', { name: 'Quitar' }).click();
  await expect(heading).toHaveText(title);
  await expect(bar).toHaveCount(0);
});

test('a suite starts with pins like a team’s, and fails with an unknown token or version', async ({
  page,
  browser,
}, testInfo) => {
  const title = await publishOtherHeading(site, page, 'suite', 'de la suite');
  const state = testInfo.outputPath('pinned.json');
  await pinReleases({ url: site.url, token: TOKEN, pins: { 'mfe-blog': 'suite' } }, state);
  const pinned = await browser.newPage({ storageState: state });
  await pinned.goto(`${site.url}/blog`);
  await expect(pinned.getByRole('heading', { level: 1 })).toHaveText(`${title} de la suite`);
  await pinned.close();

  await expect(pinReleases({ url: site.url, token: 'otro', pins: { 'mfe-blog': 'suite' } }, state)).rejects.toThrow(
    'refuses this TEAMS_TOKEN',
  );
  await expect(pinReleases({ url: site.url, token: TOKEN, pins: { 'mfe-blog': '9.9.9' } }, state)).rejects.toThrow(
    'of mfe-blog in place of 9.9.9: is it published there?',
  );
});
