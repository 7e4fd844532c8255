import { expect, type Page } from '@playwright/test';

/** Goes to a page of the site like a link, from any scroll position. Resolves when the page is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector('header')?.appendChild(Object.assign(document.createElement('a'), { href }));
    link?.click();
    link?.remove();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
