import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { forgeRelease } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';
import { swapRelease } from '../support/sites/swapRelease';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

test('a cart survives a deployment of the shop, and of any other remote', async ({ page }) => {
  await page.goto(`${site.url}/tienda/producto/1`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  const count = page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' });
  await expect(count).toBeVisible();
  for (const remote of ['mfe-shop', 'mfe-blog', 'mfe-marketing', 'mfe-media']) {
    forgeRelease(site, remote, 'siguiente', { 'web/siguiente.js': '// another version' });
    await swapRelease(site, remote, 'siguiente');
    await page.goto(`${site.url}/carrito`);
    await hydrated(page);
    await expect(count).toBeVisible();
    await expect(page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Realizar Pedido' })).toBeEnabled();
  }
});
