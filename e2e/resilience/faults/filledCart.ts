import { expect, type Page } from '@playwright/test';

const CART = JSON.stringify({ version: 1, lines: [{ productId: 1, quantity: 2 }] });

/** Gives the visitor's browser a cart with two pieces. Later changes by the pages stay. */
export async function fillCart(page: Page): Promise<void> {
  await page.addInitScript((cart) => {
    if (localStorage.getItem('cart') !== null) return;
    localStorage.setItem('cart', cart);
  }, CART);
}

/** The header still shows the two pieces, and the browser keeps them. */
export async function seesFullCart(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 2 artículos' })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? 'null'))).toEqual(JSON.parse(CART));
}
