import { expect, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { goTo } from '../support/pages/goTo';
import { holdScripts } from '../support/pages/holdScripts';
import { hydrated } from '../support/pages/hydrated';
import { PAGES, sampleRemote } from '../support/routes';

/** A reader's scroll position, in pixels: most pages are at least two screens high. */
const READ = 500;

for (const path of PAGES) {
  test(`${path} keeps its scroll position: back, forward and back again`, sampleRemote(path), async ({ page }) => {
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
    await expect.poll(position).toBe(0);
    await page.goBack();
    await isAsLeft();
    await page.goForward();
    await expect(title).not.toHaveText(name);
    await expect.poll(position).toBe(0);
    await page.goBack();
    await isAsLeft();
    expect(complaints).toEqual([]);
  });
}

test('going back before the scripts have loaded shows the earlier page', { tag: '@read-only' }, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería', exact: true }).click();
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await expect(heading('Galería')).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading('Galería')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expect(heading('Blog')).toBeVisible();
  await expect(page).toHaveTitle(/^Blog/);
});
