import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { PAGES, samplePage } from '../support/routes';

/** How far a reader has scrolled, in pixels: most pages are two screens high or more. */
const READ = 500;

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of PAGES) {
  test(
    `${path} is where it was left: back from another page, forward and back, and back from another site`,
    samplePage(path),
    async ({ page }) => {
      const complaints = collectComplaints(page);
      await page.goto(path);
      await hydrated(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const isAsLeft = async (left: number) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(heading));
        await expect(page).toHaveURL(path);
        await expect.poll(() => position(page)).toBe(left);
      };
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), READ);
      const left = await position(page);

      const elsewhere = path === '/contacto' ? 'Blog' : 'Contacto';
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: elsewhere }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(heading));
      await page.goBack();
      await isAsLeft(left);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(String(heading));
      await page.goBack();
      await isAsLeft(left);

      await page.goto('/robots.txt');
      await page.goBack();
      await hydrated(page);
      await isAsLeft(left);
      expect(complaints).toEqual([]);
    },
  );
}
