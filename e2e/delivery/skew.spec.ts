import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated } from '../support/pages/hydrated';
import { requestsOf } from '../support/pages/requestsOf';
import { TEMPLATES } from '../support/routes';
import { forgeRelease, liveVersion } from '../support/sites/forgeRelease';
import { startPreparedSite } from '../support/sites/preparedSite';
import type { Site } from '../support/sites/site';
import { swapRelease } from '../support/sites/swapRelease';

const REMOTES = ['mfe-marketing', 'mfe-blog', 'mfe-media', 'mfe-shop'];

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

/** Makes another version of a remote live, which differs only in its version number. */
async function deploy(remote: string, version: string) {
  forgeRelease(site, remote, version, { 'web/siguiente.js': '// another version' });
  await swapRelease(site, remote, version);
}

/** Navigates within the document, as the browser's buttons do. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });

test('a page that is older than all live releases walks through pages of every kind, in its own versions', async ({
  page,
}) => {
  const versions = new Map(REMOTES.map((remote) => [remote, liveVersion(site, remote)]));
  const complaints = collectComplaints(page);
  const { allEnded } = requestsOf(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const [, remote, version] = /\/releases\/([^/]+)\/([^/]+)\/.*\.js$/.exec(request.url()) ?? [];
    if (remote && version && versions.get(remote) !== version) files.push(request.url());
  });
  await page.goto(site.url);
  await hydrated(page);
  await markDocument(page);
  await Promise.all(REMOTES.map((remote) => deploy(remote, 'siguiente')));
  for (const address of TEMPLATES) {
    await goWithin(page, address);
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).not.toHaveText(
      /No se pudo cargar|404|Cargando la sección/,
    );
    // Leaving earlier would abort requests of the page, and these would count as complaints.
    await allEnded();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(files).toEqual([]);
  expect(complaints).toEqual([]);
});

test('after an hour, if newer releases are live, a link loads a new document, and the cart keeps its items', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/tienda/producto/1`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' });
  await expect(cart).toBeVisible();
  await markDocument(page);

  const unchanged = page.waitForResponse('**/registry.json');
  await page.clock.fastForward('01:00:00');
  expect((await unchanged).status()).toBe(304);
  await mainLink(page, 'Sobre Nosotros').click();
  await expect(page).toHaveURL(/sobre-nosotros$/);
  expect(await isSameDocument(page)).toBe(true);

  await deploy('mfe-blog', 'una-hora-despues');
  await page.clock.fastForward('01:00');
  const changed = page.waitForResponse('**/registry.json');
  await mainLink(page, 'Blog').hover();
  expect((await changed).status()).toBe(200);
  // Once a later request is answered, the page has also read the answer to the earlier one.
  await page.evaluate(() => fetch('/robots.txt'));
  await mainLink(page, 'Blog').click();
  await expect(page).toHaveURL(/blog$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await isSameDocument(page)).toBe(false);
  await expect(cart).toBeVisible();
  await cart.click();
  await expect(page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem')).toHaveCount(1);
});

test('a cart survives a deployment of the shop, and of any other remote', async ({ page }) => {
  await page.goto(`${site.url}/tienda/producto/1`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Añadir al carrito/ })
    .first()
    .click();
  const count = page.getByRole('banner').getByRole('link', { name: 'Carrito: 1 artículo' });
  await expect(count).toBeVisible();
  for (const remote of REMOTES) {
    await deploy(remote, 'con-carrito');
    await page.goto(`${site.url}/carrito`);
    await hydrated(page);
    await expect(count).toBeVisible();
    await expect(page.getByRole('list', { name: 'Productos del carrito' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Realizar Pedido' })).toBeEnabled();
  }
});

test('if the release of an open page is gone, ‘Reintentar’ loads a document with the live release', async ({
  page,
}) => {
  // With a data saver the page prefetches nothing, so the click itself requests the post's chunk.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  const former = liveVersion(site, 'mfe-blog');
  await page.goto(`${site.url}/blog`);
  await hydrated(page);
  await markDocument(page);
  await deploy('mfe-blog', 'otra');
  rmSync(path.join(site.store, 'mfe-blog', former), { recursive: true });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/post\/\d+$/);
  expect(await isSameDocument(page)).toBe(false);
});

test('a release is served only once it has been live, and then also after a rollback', async () => {
  const statusOf = async (version: string) =>
    (await fetch(`${site.url}/releases/mfe-media/${version}/remoteEntry.js`)).status;
  forgeRelease(site, 'mfe-media', 'secreta', {});
  expect(await statusOf('secreta')).toBe(404);
  const former = liveVersion(site, 'mfe-media');
  await swapRelease(site, 'mfe-media', 'secreta');
  expect([await statusOf('secreta'), await statusOf(former)]).toEqual([200, 200]);
  await swapRelease(site, 'mfe-media', former);
  expect([await statusOf('secreta'), await statusOf(former)]).toEqual([200, 200]);
});
