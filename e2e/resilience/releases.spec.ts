import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { publishOtherHeading } from '../support/pages/otherHeading';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { LEFT_TO_BROWSER } from '../support/sites/load';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

/** One hash over names and contents of all files below a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const OTHERS = ['mfe-marketing', 'mfe-media', 'mfe-shop'];

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

test('a promoted release is in the next answer and in newly opened pages, and a rollback restores the former', async ({
  page,
  browser,
}) => {
  const others = OTHERS.map((remote) => fingerprint(path.join(site.store, remote)));
  const answered = async () => /<h1[^>]*>(.*?)<\/h1>/.exec(await (await fetch(`${site.url}/blog`)).text())?.[1];
  /** The heading of the first rendered answer: on a busy machine a page may exceed its deadline. */
  const title = async () => {
    let found = await answered();
    while (found === LEFT_TO_BROWSER) found = await answered();
    return found;
  };
  const first = await browser.newPage();
  const before = await publishOtherHeading(site, first, 'renovado', 'renovado');
  await first.close();
  expect(await title()).toBe(before);

  await page.goto(`${site.url}/sobre-nosotros`);
  await hydrated(page);
  await site.release('promote', 'mfe-blog', 'renovado');
  expect(await title()).toBe(`${before} renovado`);

  const opened = await page.context().newPage();
  await opened.goto(`${site.url}/blog`);
  await hydrated(opened);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(`${before} renovado`);
  // An open page keeps its versions until it loads another document.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(before));

  await site.release('rollback', 'mfe-blog');
  expect(await title()).toBe(before);
  expect(OTHERS.map((remote) => fingerprint(path.join(site.store, remote)))).toEqual(others);
});

test('promote refuses a release for React 20, and so does a site whose channel names it', async () => {
  const live = liveVersion(site, 'mfe-blog');
  const folder = path.join(site.store, 'mfe-blog');
  forgeRelease(site, 'mfe-blog', 'forged', {});
  const manifestFile = path.join(folder, 'forged/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { requires: Record<string, string> };
  const requires = { ...manifest.requires, react: '^20.0.0' };
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, requires }));
  const reason = 'it needs react ^20.0.0, the shell has 19.';
  await expect(site.release('promote', 'mfe-blog', 'forged')).rejects.toThrow(reason);

  const channelFile = path.join(folder, 'channel.json');
  const channel = readFileSync(channelFile, 'utf8');
  writeFileSync(channelFile, JSON.stringify({ ...JSON.parse(channel), live: 'forged' }));
  await expect.poll(() => site.output()).toContain(`release forged of mfe-blog is refused: ${reason}`);
  const { remotes } = (await (await fetch(`${site.url}/healthz`)).json()) as { remotes: object[] };
  expect(remotes).toContainEqual(expect.objectContaining({ name: 'mfe-blog', version: live, status: 'available' }));
  expect((await fetch(`${site.url}/blog`)).status).toBe(200);
  writeFileSync(channelFile, channel);
});

test('browsers may cache release files for ever, but not pages', async ({ request }) => {
  const response = await request.get(`${site.url}/blog`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['cache-control']).toContain('must-revalidate');
  const script = /data-preloads="(\/releases\/mfe-blog\/[^ "]+\.js)/.exec(await response.text())?.[1];
  const file = await request.get(site.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(file.status()).toBe(200);
  expect(file.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers()['content-encoding']).toBe('br');
});
