import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

test('a visitor walks through all four remotes without loading another document', { tag: '@every-remote' }, async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('main').getByRole('link', { name: 'Explorar Servicios' }).click();
  await expect(page).toHaveURL(/\/servicios$/);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveTitle(/Blog.*Tramuntana Drones/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/media$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda de demostración' }).click();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the header counts the items in the cart, on every page and after a page reload', { tag: '@mfe-shop' }, async ({
  page,
}) => {
  await page.goto('/tienda/producto/1');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /Añadir al carrito/i })
    .first()
    .click();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' });
  await expect(cart).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(cart).toBeVisible();
  await page.reload();
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(page).toHaveURL(/\/carrito$/);
  await expect(page.getByRole('button', { name: 'Realizar Pedido' })).toBeEnabled();
});

test('the chosen theme is kept and applies before the first paint', { tag: '@every-remote' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass('light');
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  // Blocks the shell's scripts, so that only the inline script can set the class.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('going back closes the menu, and the focus is on the heading of the page', {
  tag: ['@read-only', '@every-remote'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/contacto');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
