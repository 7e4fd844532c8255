import { expect, test } from '@playwright/test';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';

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
