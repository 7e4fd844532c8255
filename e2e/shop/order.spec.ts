import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

test('one press brings a removed item back', async ({ page }) => {
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
