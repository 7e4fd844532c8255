import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';

test('after a navigation the new page’s heading has the focus, and the title belongs to the page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Blog.*Tramuntana Drones/);
});

test('back and forward across remotes restore the scroll position', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 700));
  const before = await page.evaluate(() => scrollY);
  // The page itself clicks the link, because Playwright would scroll to it.
  const shop = page.getByRole('contentinfo').getByRole('link', { name: 'Tienda de demostración' });
  await shop.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/tienda$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/tienda$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('pointing at a link starts the download of its page’s scripts', async ({ page }) => {
  await page.goto('/contacto');
  await hydrated(page);
  const asked = page.waitForRequest(/releases\/mfe-blog\/.*page-list/);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).hover();
  await asked;
});

for (const [from, region, name, to] of [
  ['/contacto', 'contentinfo', 'Galería', '/media'],
  // Its message form is hydrated only when the visitor comes near it.
  ['/', 'banner', 'Blog', '/blog'],
] as const) {
  test(`a slow navigation from ${from} shows a progress sign`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/releases/mfe-${to.slice(1)}/**`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(from);
    await hydrated(page);
    await page.getByRole(region).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    release();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
}
