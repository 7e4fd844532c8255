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

/** Runs the release command; returns its exit code and its output. */
async function release(...args: string[]): Promise<{ code: number; text: string }> {
  try {
    return { code: 0, text: await site.release(...args) };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

const statusOf = async (address: string) => (await fetch(site.url + address)).status;

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);

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

test('a release that throws on every page is rolled back, and the site answers as before', async () => {
  const before = liveVersion(site, 'mfe-blog');
  forgeRelease(site, 'mfe-blog', 'throws', { 'server.cjs': 'throw new Error("broken on purpose");' });
  const { code, text } = await release('promote', 'mfe-blog', 'throws', '--reason', 'a try');
  expect(code).toBe(1);
  expect(text).toContain(`mfe-blog: throws does not render, so ${before} is live again`);
  expect(text).toContain('broken on purpose');
  expect(liveVersion(site, 'mfe-blog')).toBe(before);
  await expect
    .poll(async () => (await (await fetch(`${site.url}/healthz`)).json()).remotes)
    .toContainEqual(expect.objectContaining({ name: 'mfe-blog', version: before, wanted: before }));
  expect(await (await fetch(`${site.url}/blog`)).text()).toMatch(/<h1[^>]*>[^<]*blog/i);
  expect((await release('history', 'mfe-blog')).text).toMatch(/rollback .* did not render: /);
});

test('promote says that the running site rendered the release', async () => {
  forgeRelease(site, 'mfe-blog', 'whole', {});
  const { code, text } = await release('promote', 'mfe-blog', 'whole');
  expect(text).toMatch(/a running shell uses it and rendered its \d+ routes/);
  expect(code).toBe(0);
});

test('a retired remote answers 404 until it is promoted again; its files stay for open pages', async () => {
  const version = liveVersion(site, 'mfe-blog');
  expect((await release('retire', 'mfe-blog')).text).toContain('the running site no longer answers its paths');
  expect(await statusOf('/blog')).toBe(404);
  expect(await statusOf(`/releases/mfe-blog/${version}/remoteEntry.js`)).toBe(200);
  await release('promote', 'mfe-blog', version);
  expect(await statusOf('/blog')).toBe(200);
});
