import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { type DevelopedSite, developedSite } from '../support/sites/developedSite';

const PAGE = 'mfe-blog/src/pages/list/ListPage.tsx';
const TITLE = '<h1 css={title}>{blogCopy.title}</h1>';

let site: DevelopedSite;
test.beforeAll(async ({ playwright: _playwright }, { project }) => {
  test.setTimeout(300_000);
  const { baseURL } = project.use;
  site = await developedSite(['mfe-blog', '--from', `${baseURL}`], { API_URL: `${baseURL}/api` });
});
test.afterAll(() => site.stop());

/** The overlay that covers the page after an error. */
const overlay = (page: Page) => page.locator('#webpack-hot-middleware-clientOverlay');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const lineOf = (text: string) =>
  readFileSync(path.join(site.root, PAGE), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

/** Saves the page with another title. Returns the title's line, and a function that undoes the change. */
function withTitle(title: string) {
  const restore = site.edit(PAGE, (text) => text.replace(TITLE, title));
  return { restore, place: `${PAGE}:${lineOf(title)}` };
}

test('page and terminal report a source that cannot be compiled, with file and line', {
  tag: BEYOND_SAMPLE,
}, async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  const { restore, place } = withTitle('<h1 css={title}>{blogCopy.}</h1>');
  await expect(overlay(page)).toContainText(place);
  await expect.poll(site.output).toContain(place);
  restore();
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText('Blog');
});

test('an import that does not exist is reported with file and line', { tag: BEYOND_SAMPLE }, async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  // Not on the first line, because a wrong position may also be line 1.
  const restore = site.edit(PAGE, (text) => text.replace(/^$/m, "import './absent';\n"));
  const place = `${PAGE}:${lineOf("import './absent';")}`;
  await expect(overlay(page)).toContainText(place);
  await expect.poll(site.output).toContain(place);
  restore();
  await expect(overlay(page)).toHaveCount(0);
});

test('page and terminal report an error that the page throws, with file and line of the source', {
  tag: BEYOND_SAMPLE,
}, async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  const { restore, place } = withTitle(
    `<h1>{(() => { if (typeof window === 'object') throw new Error('solo aquí'); return 'Blog'; })()}</h1>`,
  );
  await expect(overlay(page)).toContainText('solo aquí');
  await expect(overlay(page)).toContainText(place);
  await expect.poll(site.output).toContain(place);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  restore();
  await expect(heading(page)).toHaveText('Blog');
});

test('terminal and page report an error that the server throws, with file and line of the source', {
  tag: BEYOND_SAMPLE,
}, async ({ page, request }) => {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  const { restore, place } = withTitle(
    `<h1>{(() => { if (typeof window !== 'object') throw new Error('solo allí'); return 'Navegador'; })()}</h1>`,
  );
  await expect(heading(page)).toHaveText('Navegador');
  await request.get(`${site.url}/blog`, { headers: { accept: 'text/html' } });
  await expect.poll(site.output).toContain('solo allí');
  await expect.poll(site.output).toContain(place);
  await page.reload();
  await expect(overlay(page)).toContainText('solo allí');
  await expect(overlay(page)).toContainText(place);
  restore();
});
