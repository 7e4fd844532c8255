import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/consoleErrors';
import { forgeRelease, liveVersion } from '../support/forgeRelease';
import { type Site, startSite } from '../support/site';

const TOKEN = 'el-token-de-las-pruebas';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ TEAMS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

test('a team sees a version that was never live, in its own browser, until it takes the pin away', async ({
  page,
  browser,
}) => {
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${site.url}/blog`)).text())?.[1] ?? '';
  const changed = (code: string) => code.replace(new RegExp(`(["'\`])${title}\\1`, 'g'), `$1${title} fijado$1`);
  const folder = path.join(site.store, 'mfe-blog', liveVersion(site, 'mfe-blog'), 'web');
  const scripts = readdirSync(folder).filter((name) => /\.js$/.test(name));
  forgeRelease(site, 'mfe-blog', 'fijado', {
    'server.cjs': changed,
    ...Object.fromEntries(scripts.map((name) => [`web/${name}`, changed])),
  });
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

  // On the way from another page its chunks come, too.
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
