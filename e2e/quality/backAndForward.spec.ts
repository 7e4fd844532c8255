import { expect, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { goTo } from '../support/pages/goTo';
import { hydrated } from '../support/pages/hydrated';
import { PAGES, samplePage } from '../support/routes';

/** A reader's scroll position, in pixels: most pages are at least two screens high. */
const READ = 500;

for (const path of PAGES) {
  test(`${path} keeps its scroll position: back, forward and back again`, samplePage(path), async ({ page }) => {
    const complaints = collectComplaints(page);
    const title = page.getByRole('heading', { level: 1 });
    const position = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(path);
    await hydrated(page);
    const name = String(await title.textContent());
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), READ);
    const left = await position();
    const isAsLeft = async () => {
      await expect(title).toHaveText(name);
      await expect(page).toHaveURL(path);
      await expect.poll(position).toBe(left);
    };

    await goTo(page, path === '/contacto' ? '/blog' : '/contacto');
    await page.goBack();
    await isAsLeft();
    await page.goForward();
    await expect(title).not.toHaveText(name);
    await page.goBack();
    await isAsLeft();
    expect(complaints).toEqual([]);
  });
}
