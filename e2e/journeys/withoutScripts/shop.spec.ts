import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** The page's products in order: whether each is for beginners, and its price in euros. */
async function productsOf(page: Page): Promise<{ isForBeginners: boolean; price: number }[]> {
  const texts = await page.getByRole('main').getByRole('article').allInnerTexts();
  return texts.map((text) => ({
    isForBeginners: /^Drones para principiantes$/m.test(text),
    price: Number(/Precio:\s*([\d.]+,\d\d)/.exec(text)?.[1]?.replace('.', '').replace(',', '.')),
  }));
}

test('filters work without JavaScript, and are kept in the address', { tag: '@read-only' }, async ({ page }) => {
  await page.goto('/tienda?max=300&orden=price-asc');
  const cheap = await productsOf(page);
  const prices = cheap.map(({ price }) => price);
  expect(prices).toEqual([89, 129, 149, 179, 199, 279]);
  expect(new Set(cheap.map(({ isForBeginners }) => isForBeginners)).size).toBe(2);

  await page.goto('/tienda?categoria=principiantes&max=300&orden=price-desc');
  expect(await productsOf(page)).toEqual([
    { isForBeginners: true, price: 149 },
    { isForBeginners: true, price: 89 },
  ]);

  await page.goto('/tienda?q=nada-que-se-llame-as%C3%AD');
  await expect(page.getByRole('main')).toContainText('No hay productos con estos filtros');
});
