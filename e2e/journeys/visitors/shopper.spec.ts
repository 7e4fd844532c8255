import { collectComplaints } from '../../support/pages/complaints';
import { hydrated } from '../../support/pages/hydrated';
import { expect, test } from '../../support/test';

test('a shopper takes an offer, orders two, and finds the order in the account', {
  tag: ['@read-only', '@mfe-shop'],
}, async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/tienda/ofertas');
  await hydrated(page);
  const product = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await product.textContent()) ?? '';
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Añadir una unidad' }).click();
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Carrito: 2 artículos' }).click();
  await expect(page).toHaveURL(/\/carrito$/);
  await expect(page.getByRole('list', { name: 'Productos del carrito' })).toContainText(name);
  await page.getByRole('button', { name: 'Realizar Pedido' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido realizado' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrito/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver mis pedidos' }).click();
  await expect(page).toHaveURL(/\/dashboard\/pedidos$/);
  await expect(page.getByRole('main')).toContainText('DEMO-');
  await expect(page.getByRole('main')).toContainText(name);
  expect(complaints).toEqual([]);
});
