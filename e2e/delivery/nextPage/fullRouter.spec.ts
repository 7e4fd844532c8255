import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';

// The code that goes to other pages, which comes after hydration (docs/decisions/0040-router-after-hydration.md).
const FULL_ROUTER = /\/assets\/router\.\w+\.js/;

/** Holds the code back until the test lets it come. `asked` resolves when the page has asked for it. */
async function holdFullRouter(page: Page) {
  const asked = page.waitForRequest(FULL_ROUTER);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(FULL_ROUTER, async (route) => {
    await held;
    await route.continue();
  });
  return { asked, arrive };
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const h1 = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a page works before the code comes that goes to others, and a link followed meanwhile opens then', {
  tag: '@read-only',
}, async ({ page }) => {
  const documents = documentsOf(page);
  const { asked, arrive } = await holdFullRouter(page);
  await page.goto('/blog');
  await hydrated(page);
  const theme = page.getByRole('switch', { name: 'Tema oscuro' });
  await theme.click();
  await expect(theme).toBeChecked();
  await asked;
  await footerLink(page, 'Galería').click();
  await expect(h1(page, 'Blog')).toBeVisible();
  arrive();
  await expect(h1(page, 'Galería')).toBeVisible();
  expect(documents).toEqual(['/blog']);
});

test('where that code does not come, links load their documents', { tag: '@read-only' }, async ({ page }) => {
  const documents = documentsOf(page);
  await page.route(FULL_ROUTER, (route) => route.abort());
  await page.goto('/blog');
  await hydrated(page);
  await footerLink(page, 'Galería').click();
  await expect(h1(page, 'Galería')).toBeVisible();
  expect(documents).toEqual(['/blog', '/media']);
});

test('who goes back before that code comes gets that page', { tag: '@read-only' }, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await footerLink(page, 'Galería').click();
  await expect(h1(page, 'Galería')).toBeVisible();
  const documents = documentsOf(page);
  const { asked, arrive } = await holdFullRouter(page);
  await page.reload();
  await hydrated(page);
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  arrive();
  await expect(h1(page, 'Blog')).toBeVisible();
  await expect(page).toHaveTitle(/^Blog/);
  expect(documents).toEqual(['/media']);
});
