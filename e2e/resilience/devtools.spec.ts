import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { hydrated } from '../support/pages/hydrated';
import { tabTo } from '../support/pages/keyboard';
import { BEYOND_SAMPLE } from '../support/sample';
import { liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

const TOKEN = 'el-token-de-las-pruebas';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startPreparedSite({ TEAMS_TOKEN: TOKEN });
});
test.afterAll(() => site.stop());

const overlayOf = (page: Page) => page.getByRole('complementary', { name: 'Devtools' });

/** Gives the browser the token, and opens a page with the overlay. */
async function openWithOverlay(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}/equipos`);
  await page.getByLabel('Token de los equipos').fill(TOKEN);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  await page.goto(`${site.url}${path}?devtools`);
  expect(new URL(page.url()).search).toBe('');
  await hydrated(page);
}

/** Expects an outline around the page's main part, labelled with a remote's live release. */
async function expectOutline(page: Page, remote: string): Promise<void> {
  const label = overlayOf(page)
    .getByText(`${remote} ${liveVersion(site, remote)}`, { exact: true })
    .first();
  await expect(label).toBeInViewport();
  const rounded = (box: object | null) => Object.values(box ?? {}).map(Math.round);
  await expect(async () => {
    const main = rounded(await page.getByRole('main').boundingBox());
    expect(rounded(await label.locator('..').boundingBox())).toEqual(main);
  }).toPass();
}

test('outlines name the release of each part, on pages of two remotes and after a navigation without a document', async ({
  page,
}) => {
  await openWithOverlay(page, '/blog');
  await expectOutline(page, 'mfe-blog');
  await expect(overlayOf(page).getByText(`shell ${liveVersion(site, 'shell')}`)).toHaveCount(2);

  await page.goto(`${site.url}/tienda`);
  await hydrated(page);
  await expectOutline(page, 'mfe-shop');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expectOutline(page, 'mfe-blog');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the keyboard alone opens the details of the page’s rendering, and turns the overlay off', async ({ page }) => {
  await openWithOverlay(page, '/blog');
  const overlay = overlayOf(page);
  const remotes = overlay.getByRole('table', { name: 'Remotos' });
  await tabTo(page, overlay.getByText(/0 errores/).locator('..'));
  await expect(remotes).toBeHidden();
  await page.keyboard.press('Enter');
  const version = liveVersion(site, 'mfe-blog');
  // On a busy machine the server may leave a page to the browser.
  const row = remotes.getByRole('row', { name: /^mfe-blog / });
  await expect(row).toContainText(new RegExp(`${version}${version}.*en el (servidor|navegador)`));
  await expect(remotes.getByRole('row', { name: /^mfe-shop / })).toContainText(/sin (cargar|mostrar)/);
  await expect(remotes.getByRole('row', { name: /^shell / })).toContainText(liveVersion(site, 'shell'));
  const files = overlay.getByRole('table', { name: 'Archivos' });
  await expect(files.getByRole('row', { name: /^mfe-blog remoteEntry\.js/ })).toContainText(/kB\d.* ms(red|caché)/);
  await expect(
    overlay.getByText(/Documento hecho en el (servidor|navegador).* ms\. Hidratada a los .* ms\./),
  ).toBeVisible();
  const shared = overlay.getByRole('table', { name: 'Módulos compartidos' });
  await expect(shared.getByRole('row', { name: /^react-dom / })).toContainText(/mfe-blog.*mfe-shop/);

  await page.keyboard.press('Tab');
  await expect(overlay.getByRole('region', { name: 'Datos de la página' })).toBeFocused();
  await tabTo(page, overlay.getByRole('link', { name: 'Apagar' }));
  await page.keyboard.press('Enter');
  await expect(overlay).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/blog');
});

test('a failure is listed with its remote and version', async ({ page }) => {
  await page.route('**/releases/mfe-marketing/**/remoteEntry.js*', (route) => route.abort());
  await openWithOverlay(page, '/blog');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  const overlay = overlayOf(page);
  await overlay.getByText('1 error', { exact: true }).click();
  const row = overlay.getByRole('table', { name: 'Errores' }).getByRole('row').last();
  await expect(row).toContainText(`mfe-marketing ${liveVersion(site, 'mfe-marketing')}/servicios`);
});

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    const tag = (theme === 'light') === (width === 360) ? [] : BEYOND_SAMPLE;
    test(`the overlay does not move the page and has no accessibility violation: ${theme}, ${width} px`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await openWithOverlay(page, '/servicios');
      const overlay = overlayOf(page);
      await expectOutline(page, 'mfe-marketing');
      const closed = await overlay.getByRole('group').boundingBox();
      expect(closed?.height).toBeLessThan(120);
      expect(await violations(page)).toEqual([]);

      await overlay.getByText(/0 errores/).click();
      await expect(overlay.getByRole('table', { name: 'Remotos' })).toContainText('mfe-marketing');
      const open = await overlay.getByRole('group').boundingBox();
      expect(open?.y).toBeGreaterThan(150);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('without the token the overlay is invisible, and the cached pages of other visitors have no trace of it', async ({
  page,
  browser,
  request,
}) => {
  const seenByOthers = async () => (await request.get(`${site.url}/media`)).text();
  expect(await seenByOthers()).not.toContain('devtools');
  await openWithOverlay(page, '/media');
  await expectOutline(page, 'mfe-media');
  expect(await seenByOthers()).not.toContain('devtools');

  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/media?devtools`);
  await hydrated(visitor);
  await expect(overlayOf(visitor)).toHaveCount(0);
  expect(await visitor.context().cookies()).toEqual([]);
  expect((await visitor.request.get(`${site.url}/equipos/devtools`)).status()).toBe(403);
  await visitor.close();
});
