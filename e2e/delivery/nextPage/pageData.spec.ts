import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Records calls of the API from now on, without its files. */
function collectCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/files/')) calls.push(request.url());
  });
  return calls;
}

test('an idle page has the data behind its links, and a click makes no API call', async ({ page }) => {
  const calls = collectCalls(page);
  const data = page.waitForResponse((response) => response.url().endsWith('/page-data?address=%2Fblog'));
  await page.goto('/contacto');
  await hydrated(page);
  expect((await data).status()).toBe(200);
  await (await data).finished();
  await footerLink(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading(page)).toHaveText('Blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('if the prefetched data do not come, the page requests them itself', async ({ page }) => {
  await page.route('**/page-data?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/contacto');
  await hydrated(page);
  const calls = collectCalls(page);
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).not.toEqual([]);
});

test('the page ignores data of another release', async ({ page }) => {
  let given = 0;
  await page.route('**/page-data?*', async (route) => {
    const answer = await route.fetch();
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    given += 1;
    return route.fulfill({ response: answer, json: { ...(await answer.json()), release: 'mfe-blog@otra' } });
  });
  await page.goto('/contacto');
  await hydrated(page);
  await expect.poll(() => given).toBeGreaterThan(0);
  const calls = collectCalls(page);
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).not.toEqual([]);
  // Requests that the pointer has caused may still be in progress.
  await page.unrouteAll({ behavior: 'wait' });
});
