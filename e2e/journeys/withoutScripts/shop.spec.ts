import { expect, test } from '@playwright/test';

test('filters work without JavaScript, and stand in the address', { tag: '@read-only' }, async ({ page }) => {
  await page.goto('/tienda?categoria=principiantes&max=300&orden=price-asc');
  const prices = await page.getByRole('main').getByRole('article').locator('text=/€/').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  await page.goto('/tienda?q=nada-que-se-llame-as%C3%AD');
  await expect(page.getByRole('main')).toContainText('No hay productos con estos filtros');
});
