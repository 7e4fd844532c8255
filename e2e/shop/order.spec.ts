import { devices, expect, test } from '@playwright/test';
import { collectComplaints, hydrated } from '../support/consoleErrors';
import { tabTo } from '../support/tabTo';

test('from the hero to a placed order by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tienda');
  await hydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Ver Mestral Pro' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tienda\/producto\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Mestral Pro' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Añadir al carrito/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Ver el carrito' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carrito$/);
  await tabTo(page, page.getByRole('button', { name: 'Realizar Pedido' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido realizado' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a visitor filters, buys two and finds the order in the account', async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto('/tienda/categoria/principiantes');
    await hydrated(page);
    const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const name = (await product.textContent()) ?? '';
    await product.tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Añadir una unidad' }).tap();
    await page
      .getByRole('button', { name: /^Añadir al carrito/ })
      .first()
      .tap();
    await page.getByRole('banner').getByRole('link', { name: 'Carrito: 2 artículos' }).tap();
    await expect(page.getByRole('list', { name: 'Productos del carrito' })).toContainText(name);
    await page.getByRole('button', { name: 'Realizar Pedido' }).tap();
    await page.getByRole('link', { name: 'Ver mis pedidos' }).tap();
    await expect(page).toHaveURL(/\/dashboard\/pedidos$/);
    await expect(page.getByRole('main')).toContainText('DEMO-');
    expect(complaints).toEqual([]);
  });
});

test('what is removed comes back with one press', async ({ page }) => {
  await page.goto('/tienda/producto/2');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  await page.goto('/carrito');
  await hydrated(page);
  const lines = page.getByRole('list', { name: 'Productos del carrito' });
  await lines.getByRole('button', { name: /^Eliminar/ }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines.getByRole('listitem')).toHaveCount(1);
});

test('filters work without JavaScript, and stand in the address', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/tienda?categoria=principiantes&max=300&orden=price-asc');
  const prices = await page.getByRole('main').getByRole('article').locator('text=/€/').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  await page.goto('/tienda?q=nada-que-se-llame-as%C3%AD');
  await expect(page.getByRole('main')).toContainText('No hay productos con estos filtros');
  await page.close();
});
