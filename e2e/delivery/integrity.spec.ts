import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { PAGES } from '../support/routes';

/** Replaces a file of the blog's live release on its way to the browser. The replacement leaves a trace when it runs. */
async function tamper(page: Page, file: string) {
  // A retry has a query.
  const address = new RegExp(`/releases/mfe-blog/[^/]+/${file}`);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.hasRunTampered = true;${await response.text()}` });
  });
  return () => page.unroute(address);
}

/** Collects the reports of failed remotes, without the browser's own message about the hash. */
function collectReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('A remote failed')) reports.push(message.text());
  });
  return reports;
}

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta sección' });
const hasRunTampered = (page: Page) => page.evaluate(() => 'hasRunTampered' in window);

for (const file of ['remoteEntry.js', 'routes.js', 'page-list.js']) {
  test(`a page whose ${file} differs from the published one shows the card, and the rest works`, async ({ page }) => {
    const reports = collectReports(page);
    const restore = await tamper(page, file);
    await page.goto('/blog');
    await hydrated(page);
    await expect(card(page)).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.stringMatching(/mfe-blog[ /]1\.0\.0-/)]);
    await page.getByRole('switch', { name: 'Tema oscuro' }).click();
    await expect(page.locator('html')).toHaveClass('dark');

    await card(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(card(page)).toContainText('Sigue sin estar disponible');
    expect(await hasRunTampered(page)).toBe(false);

    await restore();
    await card(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });
}

test('the entry of another remote is checked, too: its link leads to the card, and other links work', async ({
  page,
}) => {
  const reports = collectReports(page);
  await tamper(page, 'remoteEntry.js');
  await page.goto('/contacto');
  await hydrated(page);
  const links = page.getByRole('navigation', { name: 'Principal' });
  await links.getByRole('link', { name: 'Blog' }).click();
  await expect(card(page)).toBeVisible();
  expect(await hasRunTampered(page)).toBe(false);
  await expect.poll(() => reports).toEqual([expect.stringContaining('mfe-blog 1.0.0-')]);
  await links.getByRole('link', { name: 'Sobre Nosotros' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(/sobre-nosotros$/);
});

test('every document names a hash for each of its scripts', async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const listOf = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
    const hashes = listOf('integrity');
    expect(listOf('scripts').length, path).toBeGreaterThan(1);
    expect(hashes, path).toHaveLength(listOf('scripts').length + listOf('preloads').length);
    for (const hash of hashes) expect(hash, path).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  }
});
