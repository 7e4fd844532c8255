import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { BEYOND_SAMPLE } from '../support/sample';
import { type DevelopedSite, developedSite } from '../support/sites/developedSite';

const PAGE = 'mfe-blog/src/pages/list/ListPage.tsx';
const SIGN_UP = 'mfe-blog/src/pages/list/NewsletterSignUp.tsx';

let site: DevelopedSite;
test.beforeAll(async ({ playwright: _playwright }, { project }) => {
  test.setTimeout(300_000);
  // The blog runs from source. The shell, the other remotes, the data and their media come from the site of the suites.
  const { baseURL } = project.use;
  site = await developedSite(['mfe-blog', '--from', `${baseURL}`], { API_URL: `${baseURL}/api` });
});
test.afterAll(() => site.stop());

/** Opens the blog, and records in the page how long each of webpack's builds took, in milliseconds. */
async function openBlog(page: Page) {
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await page.evaluate(() => {
    const built: number[] = [];
    Object.assign(window, { built });
    new EventSource('/_dev/events').onmessage = ({ data }) => {
      if (!data.startsWith('{')) return;
      const { action, name, time } = JSON.parse(data) as { action: string; name: string; time: number };
      if (action === 'built' && name === 'mfe-blog') built.push(time);
    };
  });
}

const builds = (page: Page) => page.evaluate(() => (window as unknown as { built: number[] }).built);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an edit appears in the open page without a reload: typed text stays', async ({ page }) => {
  await openBlog(page);
  const form = page.getByRole('form', { name: 'Suscripción' });
  const field = form.getByRole('textbox');
  await field.fill('ana@example.org');
  const restore = site.edit(SIGN_UP, (text) => text.replace('Suscripción al newsletter', 'Suscripción editada'));
  await expect(form).toHaveAccessibleName('Suscripción editada');
  await expect(field).toHaveValue('ana@example.org');
  restore();
  await expect(form).toHaveAccessibleName('Suscripción al newsletter');
  await expect(field).toHaveValue('ana@example.org');
  // A reload would have emptied this list of builds.
  expect((await builds(page)).length).toBeGreaterThanOrEqual(2);
});

test('an edit of copy that components and routes read appears without a reload, too', { tag: BEYOND_SAMPLE }, async ({
  page,
}) => {
  await openBlog(page);
  const field = page.getByRole('form', { name: 'Suscripción' }).getByRole('textbox');
  await field.fill('ana@example.org');
  const restore = site.edit('mfe-blog/content/blog.ts', (text) => text.replace(/title: 'Blog'/, `title: 'Bitácora'`));
  await expect(heading(page)).toHaveText('Bitácora');
  await expect(field).toHaveValue('ana@example.org');
  restore();
  await expect(heading(page)).toHaveText('Blog');
  await expect(field).toHaveValue('ana@example.org');
});

test('an edit of a module that no component reads reloads the page', { tag: BEYOND_SAMPLE }, async ({ page }) => {
  await openBlog(page);
  const loaded = page.waitForEvent('load');
  const restore = site.edit('mfe-blog/src/pages/list/listHead.ts', (text) => `${text}\nexport const edited = 1;\n`);
  await loaded;
  await hydrated(page);
  restore();
});

test('a saved edit costs one build, and appears in the open page', async ({ page }) => {
  await openBlog(page);
  const text = (edition: string) => (source: string) =>
    source.replace('{blogCopy.title}', `{blogCopy.title} ${edition}`);
  for (const edition of ['uno', 'dos', 'tres']) {
    const before = (await builds(page)).length;
    const restore = site.edit(PAGE, text(edition));
    await expect(heading(page)).toContainText(edition);
    // A reload would have cleared the record of the earlier builds.
    expect(await builds(page)).toHaveLength(before + 1);
    restore();
    await expect(heading(page)).not.toContainText(edition);
    expect(await builds(page)).toHaveLength(before + 2);
  }
});

test('a reload waits for the build, and the server renders the saved edit', async ({ page, request }) => {
  await openBlog(page);
  const restore = site.edit(PAGE, (text) => text.replace('{blogCopy.title}', '{blogCopy.title} del servidor'));
  await expect(heading(page)).toContainText('del servidor');
  const answer = await request.get(`${site.url}/blog`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('del servidor');
  restore();
  await expect(heading(page)).not.toContainText('del servidor');
});

test('an edit that React cannot refresh, such as one of routes, reloads the page', async ({ page }) => {
  await openBlog(page);
  const loaded = page.waitForEvent('load');
  const restore = site.edit('mfe-blog/src/routes.tsx', (text) => `${text}\nexport const edited = 1;\n`);
  await loaded;
  await hydrated(page);
  restore();
});

test('the other remotes are releases of the site that --from names', async ({ page, request, baseURL }) => {
  type Health = { remotes: { name: string; version: string }[] };
  const versions = async (url: string) => {
    const { remotes } = (await (await request.get(`${url}/healthz`)).json()) as Health;
    return new Map(remotes.map(({ name, version }) => [name, version]));
  };
  const [here, there] = [await versions(site.url), await versions(baseURL ?? '')];
  for (const [name, version] of there) expect(here.get(name) === version, name).toBe(name !== 'mfe-blog');
  await page.goto(`${site.url}/tienda`);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText('Blog');
});

test('the shell is the release of the site that --from names, with Fast Refresh that its visitors do not load', async ({
  page,
  request,
  baseURL,
}) => {
  const version = async (url: string | undefined) =>
    ((await (await request.get(`${url}/releases/shell`)).json()) as { version: string }).version;
  expect(await version(site.url)).toBe(await version(baseURL));
  expect(existsSync(path.join(site.root, 'shell/.dev'))).toBe(false);
  for (const [url, isDeveloped] of [
    [site.url, true],
    [baseURL, false],
  ] as const) {
    await page.goto(`${url}/blog`);
    await hydrated(page);
    expect(await page.evaluate(() => '__REFRESH_RUNTIME__' in window), url).toBe(isDeveloped);
  }
});

test('development leaves the production build unchanged', () => {
  const hashes = (root: string) => ['mfe-blog', 'shell'].map((name) => [name, hashOf(path.join(root, name, 'dist'))]);
  expect(hashes(site.root)).toEqual(hashes(path.resolve(import.meta.dirname, '../..')));
});

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    hash.update(name);
    if (path.extname(name) !== '') hash.update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
