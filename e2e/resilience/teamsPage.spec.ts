import { expect, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { hydrated } from '../support/pages/hydrated';
import { tabTo } from '../support/pages/keyboard';
import { isSampledLook, LOOKS } from '../support/pages/views';
import { BEYOND_SAMPLE } from '../support/sample';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

const TOKEN = 'el-token-de-las-pruebas';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startPreparedSite({ TEAMS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

test('a visit is in the figures of its release, and a team reads them and removes a pin by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-errors-watched', 'true');
  // Playwright does not show requests that a page sends while it is being left, so the test asks the server.
  await page.goto(`${site.url}/equipos`);

  await tabTo(page, page.getByLabel('Token de los equipos'));
  await page.keyboard.type(TOKEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  const blog = page.getByRole('article').filter({ hasText: 'mfe-blog' });
  await expect(async () => {
    await page.reload();
    await expect(blog).toContainText('1 visita');
    await expect(blog).toContainText(/TTFB\s*p75 \d/);
  }).toPass();
  const version = (await blog.getByRole('heading', { level: 4 }).locator('code').first().textContent()) ?? '';

  await page.goto(`${site.url}/sobre-nosotros?mfe-blog=${version}`);
  await hydrated(page);
  const bar = page.getByRole('complementary', { name: 'Versiones fijadas' });
  await tabTo(page, bar.getByRole('button', { name: 'Quitar' }));
  await expect(bar.getByRole('button')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
});

test('failures before a page is idle are in the figures of its release, too', async ({ page }) => {
  test.setTimeout(90_000);
  const media = page.getByRole('article').filter({ hasText: 'mfe-media' });
  await page.route('**/releases/mfe-media/**/remoteEntry.js*', (route) => route.abort());
  await page.goto(`${site.url}/media`);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-errors-watched', 'true');
  await page.goto(`${site.url}/equipos`);
  await page.getByLabel('Token de los equipos').fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(async () => {
    await page.reload();
    await expect(media).toContainText('1 visita; errores: 0 del servidor, 1 del navegador');
  }).toPass();
});

for (const { theme, width } of LOOKS) {
  const tag = isSampledLook({ theme, width }) ? [] : BEYOND_SAMPLE;
  test(`the teams’ page fits and has no accessibility violation in a ${theme} system, ${width} px`, {
    tag,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/equipos`);
    await page.getByLabel('Token de los equipos').fill(TOKEN);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(theme === 'dark' ? 'rgb(11, 21, 27)' : 'rgb(251, 248, 243)');
  });
}
