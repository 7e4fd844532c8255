import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { type DevelopedSite, developedSite } from '../support/sites/developedSite';

const PAGE = 'mfe-blog/src/pages/list/ListPage.tsx';
const SIGN_UP = 'mfe-blog/src/pages/list/NewsletterSignUp.tsx';

let site: DevelopedSite;
test.beforeAll(async ({ playwright: _playwright }, { project }) => {
  test.setTimeout(300_000);
  // The blog from source; the others, the data and their media from the site that the suites run against.
  const { baseURL } = project.use;
  site = await developedSite(['mfe-blog', '--from', `${baseURL}`], { API_URL: `${baseURL}/api` });
});
test.afterAll(() => site.stop());

/** Opens the blog, and keeps in the page when webpack had built and how long that took, in milliseconds. */
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

test('an edit is seen in the open page without a reload: what was typed stays', async ({ page }) => {
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
  // The list, which a reload would have emptied, is still that of this page.
  expect((await builds(page)).length).toBeGreaterThanOrEqual(2);
});

test('so is an edit of copy, which components and the routes read', async ({ page }) => {
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

test('a module that no component reads is loaded anew with its page', async ({ page }) => {
  await openBlog(page);
  const loaded = page.waitForEvent('load');
  const restore = site.edit('mfe-blog/src/pages/list/listHead.ts', (text) => `${text}\nexport const edited = 1;\n`);
  await loaded;
  await hydrated(page);
  restore();
});

test('a saved edit costs one build, and is shown in the page that is open', async ({ page }) => {
  await openBlog(page);
  const text = (edition: string) => (source: string) =>
    source.replace('{blogCopy.title}', `{blogCopy.title} ${edition}`);
  for (const edition of ['uno', 'dos', 'tres']) {
    const before = (await builds(page)).length;
    const restore = site.edit(PAGE, text(edition));
    await expect(heading(page)).toContainText(edition);
    // A page that was loaded anew would have forgotten the builds before it.
    expect(await builds(page)).toHaveLength(before + 1);
    restore();
    await expect(heading(page)).not.toContainText(edition);
    expect(await builds(page)).toHaveLength(before + 2);
  }
});

test('a reload shows what was saved, rendered by the server, and waits for it', async ({ page, request }) => {
  await openBlog(page);
  const restore = site.edit(PAGE, (text) => text.replace('{blogCopy.title}', '{blogCopy.title} del servidor'));
  await expect(heading(page)).toContainText('del servidor');
  const answer = await request.get(`${site.url}/blog`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('del servidor');
  restore();
  await expect(heading(page)).not.toContainText('del servidor');
});

test('a page that React does not refresh, such as one of routes, is loaded anew', async ({ page }) => {
  await openBlog(page);
  const loaded = page.waitForEvent('load');
  const restore = site.edit('mfe-blog/src/routes.tsx', (text) => `${text}\nexport const edited = 1;\n`);
  await loaded;
  await hydrated(page);
  restore();
});

test('the other remotes are the releases of the site that --from names', async ({ page, request, baseURL }) => {
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

test('a production build is not touched', () => {
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
