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
