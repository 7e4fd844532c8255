import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../../support/pages/hydrated';
import { startPreparedSite } from '../../support/sites/preparedSite';
import type { Site } from '../../support/sites/site';
import { testsOf } from './matrix';
import { FOREIGN, type Place, REGISTRY_FAULTS, type RegistryFault } from './registryFaults';
import { watchPage } from './watchPage';

const REMOTE = 'mfe-blog';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta sección' });
const blog = (page: Page) => page.getByRole('heading', { level: 1, name: 'Blog', exact: true });
const retry = (page: Page) => card(page).getByRole('button', { name: 'Reintentar' }).click();
const toBlog = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Blog' }).click();

/** Gives the browser another registry. Returns a function that ends this. */
async function answerOtherwise(page: Page, { registry }: RegistryFault): Promise<() => Promise<void>> {
  await page.route('**/registry.json', async (route) => {
    // After a failure the page sends HEAD to learn whether other releases are live.
    if (route.request().method() === 'HEAD') return route.continue();
    const response = await route.fetch();
    const body = registry(await response.json(), REMOTE);
    const answered = body === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ response, body });
    // The fault may have ended before this answer.
    await answered.catch(() => {});
  });
  return () => page.unroute('**/registry.json');
}

/** Leaves the blog out of the registry in a document, as the server does while a canary of the blog runs. */
const leaveBlogOut = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(id="page-registry">)(.*?)(<\/script>)/, (_all, start, text, end) => {
      const registry = JSON.parse(text) as { remotes: { name: string }[] };
      const remotes = registry.remotes.filter(({ name }) => name !== REMOTE);
      return `${start}${JSON.stringify({ ...registry, remotes, complete: false })}${end}`;
    });
    await route.fulfill({ response, body });
  });

/** Brings a visitor to a situation that needs the registry. Returns a function that repairs the fault. */
const ARRIVALS: Record<Place, (page: Page, fault: RegistryFault) => Promise<() => unknown>> = {
  async 'way to another remote'(page, fault) {
    const address = `${site.url}/sobre-nosotros`;
    await leaveBlogOut(page, address);
    const repair = await answerOtherwise(page, fault);
    await page.goto(address);
    await hydrated(page);
    await toBlog(page);
    return repair;
  },

  async Reintentar(page, fault) {
    const scripts = `**/releases/${REMOTE}/**/*.js*`;
    await page.route(scripts, (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await expect(card(page)).toBeVisible();
    await page.unroute(scripts);
    const repair = await answerOtherwise(page, fault);
    await retry(page);
    if (fault.outcome.Reintentar === 'card') await expect(card(page)).toContainText('Sigue sin estar disponible');
    return repair;
  },

  async 'channel in the store'(page, { channel }) {
    const file = path.join(site.store, REMOTE, 'channel.json');
    const right = readFileSync(file, 'utf8');
    const text = channel(JSON.parse(right));
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    // Makes the server look at its store.
    expect((await fetch(`${site.url}/registry.json`)).status).toBe(200);
    await page.goto(`${site.url}/blog?visita=${encodeURIComponent(text?.slice(0, 20) ?? '')}`);
    return () => writeFileSync(file, right);
  },
};

const PLACES = Object.keys(ARRIVALS).map((name) => ({ name: name as Place }));

for (const { title, details, row: fault, column } of testsOf({
  name: 'registry',
  rows: REGISTRY_FAULTS,
  columns: PLACES,
  expected: ({ outcome }, { name }) => (name === 'channel in the store' ? 'page' : outcome[name]),
})) {
  test(title, details, async ({ page }) => {
    const watched = watchPage(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(FOREIGN)) foreign.push(request.url());
    });
    const repair = await ARRIVALS[column.name](page, fault);
    try {
      if (column.name !== 'channel in the store' && fault.outcome[column.name] === 'card') {
        await expect(card(page)).toBeVisible();
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await repair();
        await retry(page);
        await expect(blog(page)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      }
      await expect(blog(page)).toBeVisible();
      await expect(card(page)).toBeHidden();
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      expect([...foreign, ...watched.uncaught]).toEqual([]);
    } finally {
      await repair();
    }
  });
}
