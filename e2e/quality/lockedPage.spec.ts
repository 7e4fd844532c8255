import { expect, type Page, test } from '@playwright/test';
import { suiteBrowser } from '@tramuntana/remote/journeys/browser';
import { hydrated } from '../support/pages/hydrated';

// Playwright hides scrollbars. Here they take room, as on most desktops.
test.use({
  launchOptions: { ...suiteBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 700, height: 700 },
});

type Way = { what: string; path: string; open(page: Page): Promise<void> };

const WAYS: Way[] = [
  {
    what: 'the zoom of a product',
    path: '/tienda/producto/1',
    open: (page) => page.getByLabel(/^Ampliar imagen 1/).click(),
  },
  {
    what: 'the lightbox of the gallery',
    path: '/media',
    open: (page) => page.getByRole('main').getByRole('article').getByRole('button').first().click(),
  },
];

for (const { what, path, open } of WAYS) {
  test(`the page below does not move to the side when ${what} opens and closes`, async ({ page }) => {
    const place = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, header a, footer h2')].map(
          (element) => element.getBoundingClientRect().left,
        ),
      );
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await place();
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await place()).toEqual(before);
  });
}
