import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

test('a reader searches, reads, visits the shop, and comes back to the same place in the list', async ({ page }) => {
  await page.goto('/blog?tag=Normativa');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 500));
  const before = await page.evaluate(() => scrollY);
  const post = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await post.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda de demostración' }).click();
  await expect(page).toHaveURL(/\/tienda$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?tag=Normativa$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('feed readers find the feed, and it holds the posts', async ({ page, request, baseURL }) => {
  await page.goto('/blog');
  const href = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  const feed = await request.get(new URL(href ?? '', baseURL).href);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toMatch(/<rss[\s\S]*<item>/);
});
