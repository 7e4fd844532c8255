import { expect, type Page, test } from '@playwright/test';
import { suiteBrowser } from '../support/browser';
import { hydrated } from '../support/pages/hydrated';

// As on a desktop, where the scrollbar takes room. Playwright hides it.
test.use({ launchOptions: { ...suiteBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

const headingLeft = (page: Page) =>
  page
    .getByRole('heading', { level: 1, includeHidden: true })
    .evaluate((heading) => heading.getBoundingClientRect().left);

const scrollbar = (page: Page) => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);

test('a page does not move to the side while a picture of its product is enlarged', async ({ page }) => {
  await page.goto('/tienda/producto/1');
  await hydrated(page);
  expect(await scrollbar(page)).toBeGreaterThan(0);
  const before = await headingLeft(page);
  await page.getByRole('link', { name: /^Ampliar imagen 1/ }).click();
  await expect(page.getByRole('dialog', { name: 'Imagen ampliada' })).toBeVisible();
  expect(await headingLeft(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await headingLeft(page)).toBe(before);
});

test('nor does the gallery behind its lightbox', async ({ page }) => {
  await page.goto('/media');
  await hydrated(page);
  const before = await headingLeft(page);
  await page.getByRole('main').locator('[data-page] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await headingLeft(page)).toBe(before);
});
