import { hydrated } from '../support/pages/hydrated';
import { expect, test } from '../support/test';

/** Chrome's "Slow 3G", for a phone at the edge of the network: bytes a second and milliseconds. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('on a slow line visitors can read and leave the page before its scripts have loaded', {
  tag: ['@read-only', '@mfe-marketing'],
}, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  // Holds the scripts back for ever, because the visitor's actions must not need them.
  await page.route(/\.js(\?|$)/, () => {});
  await page.goto('/servicios', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fotogrametría/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapeo y fotogrametría con drones');
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
});

test('on a slow line a press before the scripts takes effect when they have loaded', {
  tag: ['@read-only', '@mfe-shop'],
}, async ({ page }) => {
  let letScriptsCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tienda/producto/1', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toHaveCount(0);
  letScriptsCome();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
});
