import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { quickestAnswer } from '../support/pages/quickestAnswer';
import { BEYOND_SAMPLE } from '../support/sample';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';
import { swapRelease } from '../support/sites/swapRelease';

/** A page of each remote. */
const REMOTES = [
  { remote: 'mfe-marketing', path: '/sobre-nosotros' },
  { remote: 'mfe-blog', path: '/blog' },
  { remote: 'mfe-media', path: '/media' },
  { remote: 'mfe-shop', path: '/tienda' },
];
const VICTIM = 'mfe-blog';
const LIMIT_MS = 2000;

/** Makes the server compare the files of its releases, which it otherwise does once a second. */
const looked = (site: Site) => fetch(`${site.url}/registry.json`);

/** Ways in which a release fails. Each function causes the fault and returns a function that undoes it. */
const FAULTS: Record<string, (site: Site) => Promise<() => Promise<unknown>>> = {
  'is deleted': async (site) => {
    const folder = path.join(site.store, VICTIM, liveVersion(site, VICTIM));
    renameSync(folder, `${folder}.away`);
    await looked(site);
    return async () => renameSync(`${folder}.away`, folder);
  },
  'is corrupted': async (site) => {
    const file = path.join(site.store, VICTIM, liveVersion(site, VICTIM), 'server.cjs');
    renameSync(file, `${file}.away`);
    writeFileSync(file, 'module.exports = {};');
    await looked(site);
    return async () => renameSync(`${file}.away`, file);
  },
  throws: (site) =>
    promoted(site, 'throws', {
      'server.cjs': 'throw new Error("broken on purpose");',
      'web/remoteEntry.js': 'throw new Error("broken on purpose");',
    }),
  'loops for ever': (site) => promoted(site, 'loops', { 'server.cjs': 'for (;;);', 'web/remoteEntry.js': 'for (;;);' }),
};

/** Makes a release live through its channel file, because `promote` would roll a broken release back. */
async function promoted(site: Site, version: string, files: Parameters<typeof forgeRelease>[3]) {
  forgeRelease(site, VICTIM, version, files);
  await swapRelease(site, VICTIM, version);
  return () => site.release('rollback', VICTIM);
}

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta sección' });

/** The sample of the fault matrix has these, too (faults/remotes.spec.ts). */
const IN_MATRIX = ['is corrupted', 'throws'];

for (const [fault, cause] of Object.entries(FAULTS)) {
  test(`when a release ${fault}, only its area shows the card, and 'Reintentar' brings it back`, {
    tag: IN_MATRIX.includes(fault) ? BEYOND_SAMPLE : [],
  }, async ({ page }) => {
    const restore = await cause(site);
    for (const { remote, path } of REMOTES) {
      const { status, html, milliseconds } = await quickestAnswer(site.url + path, LIMIT_MS);
      expect(milliseconds, `${path} was slow`).toBeLessThan(LIMIT_MS);
      expect(html).toMatch(/<footer/);
      if (remote !== VICTIM) expect(status).toBe(200);
    }

    await page.goto(`${site.url}/blog`);
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Tramuntana/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes');

    // Other pages work, even from this one, and the browser's back button shows the card again.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Nosotros' }).click();
    await expect(page).toHaveURL(/sobre-nosotros/);
    await expect(card(page)).toBeHidden();
    await page.goBack();
    await expect(card(page)).toBeVisible();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await restore();
    await card(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

for (const address of ['/blog', '/blog?orden=nuevo#contenido']) {
  test(`the browser renders a remote that fails only in the server, at the same address: ${address}`, {
    tag: address === '/blog' ? BEYOND_SAMPLE : [],
  }, async ({ page }) => {
    const restore = await promoted(site, `server-only-${address.length}`, {
      'server.cjs': 'throw new Error("broken on purpose");',
    });
    const complaints = collectComplaints(page);
    await page.goto(site.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
    await expect(page).toHaveTitle('Blog | Tramuntana Drones');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(card(page)).toBeHidden();
    await expect(page).toHaveURL(site.url + address);
    expect(complaints).toEqual([]);
    // The page has only one history entry, so the back button leads to the previous page.
    expect(await page.evaluate(() => window.history.length)).toBe(2);
    await restore();
  });
}

test('a release that crashes its idle thread is named in the log, and its next page is rendered', async () => {
  const order = path.join(site.dataDir, 'crash');
  const crashing = `
    const fs = process.getBuiltinModule('fs');
    setInterval(() => {
      if (!fs.existsSync(${JSON.stringify(order)})) return;
      fs.rmSync(${JSON.stringify(order)});
      throw new Error('thrown in a timer');
    }, 20);`;
  const restore = await promoted(site, 'crashes', { 'server.cjs': (code) => code + crashing });
  const blog = async () => (await fetch(`${site.url}/blog?orden=${Math.random()}`)).text();
  expect(await blog()).toMatch(/<h1[^>]*>[^<]*blog/i);
  writeFileSync(order, '');
  await expect.poll(() => site.output()).toContain('a render thread ended while no page was open');
  expect(site.output()).toContain('mfe-blog crashes could not be rendered (crashed): thrown in a timer');
  expect(await blog()).toMatch(/<h1[^>]*>[^<]*blog/i);
  await restore();
});

test('a page that throws in the browser shows the card, and the next page is unharmed', async ({ page }) => {
  await page.goto(site.url);
  await hydrated(page);
  // Blocks retries that bypass the browser's cache, too: pointing at the link has loaded the file before the click.
  const pages = '**/mfe-blog/**/page-*.js*';
  await page.route(pages, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(card(page)).toBeVisible();
  await page.unroute(pages);
  await card(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
});

/** Opens the list of a release whose page throws only in the browser. Rolls the release back while the card is shown. */
async function rolledBackUnderneath(page: Page, version: string) {
  const throwing = (code: string) => code.replace('title:"Blog"', 'get title(){throw new Error("broken on purpose")}');
  const restore = await promoted(site, version, { 'web/routes.js': throwing });
  await page.goto(`${site.url}/blog`);
  await expect(card(page)).toBeVisible();
  await restore();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('after the rollback of a release that throws in the browser, ‘Reintentar’ shows the former release', async ({
  page,
}) => {
  await rolledBackUnderneath(page, 'throws-in-browser');
  await card(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await hydrated(page);
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('after such a rollback, a link to another page loads a document with the live releases', async ({ page }) => {
  await rolledBackUnderneath(page, 'throws-in-browser-too');
  const changed = page.waitForResponse('**/registry.json');
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sobre Nosotros' });
  await link.hover();
  expect((await changed).status()).toBe(200);
  // Once a later request is answered, the page has also read the answer to the earlier one.
  await page.evaluate(() => fetch('/robots.txt'));
  await link.click();
  await expect(page).toHaveURL(/sobre-nosotros$/);
  await hydrated(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('with all four remotes gone the shell still answers with header, footer and cards', async ({ page }) => {
  rmSync(site.store, { recursive: true });
  await looked(site);
  for (const { path } of [{ path: '/' }, ...REMOTES]) {
    const { milliseconds } = await quickestAnswer(site.url + path, LIMIT_MS);
    expect(milliseconds, `${path} was slow`).toBeLessThan(LIMIT_MS);
    await page.goto(site.url + path);
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes');
  }
  expect((await fetch(`${site.url}/no-existe`)).status).toBe(404);
});
