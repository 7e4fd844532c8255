import { expect, type Page, test } from '@playwright/test';
import { hydrated, laidOut } from '../../support/pages/hydrated';
import { startPreparedSite } from '../../support/sites/preparedSite';
import type { Site } from '../../support/sites/site';
import { testsOf } from './matrix';
import { REMOTE_FAULTS } from './remoteFaults';
import { type Target, VISITS, type Visit } from './visits';
import { watchPage } from './watchPage';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startPreparedSite();
});
test.afterAll(() => site.stop());

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'No se pudo cargar esta sección' });
const heading = (page: Page, { heading: name }: Target) => page.getByRole('heading', { level: 1, name, exact: true });

/** Clicks the footer's link. Scrolls there first, because sections that get their layout on the way move the link. */
async function follow(page: Page, { link: name }: Target) {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await expect(async () => {
    const before = await link.boundingBox();
    await link.scrollIntoViewIfNeeded();
    expect(await link.boundingBox()).toEqual(before);
  }).toPass();
  await link.click();
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function come(page: Page, { way, target, other }: Visit) {
  if (way === 'first load') return void (await page.goto(site.url + target.path));
  await page.goto(site.url + other.path);
  await hydrated(page);
  // A click on a link that is moving does not follow it.
  await laidOut(page);
  await follow(page, target);
}

/** Expects header and footer, and follows the footer's link to a page of another remote. */
async function goElsewhere(page: Page, { other }: Visit) {
  await expect(page.getByRole('banner').getByRole('link', { name: /Tramuntana/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Lunes a Viernes');
  await follow(page, other);
  await heading(page, other).waitFor();
  await expect(card(page)).toBeHidden();
}

const CART = JSON.stringify({ version: 1, lines: [{ productId: 1, quantity: 2 }] });

/** Gives the visitor's browser a cart with two pieces. Later changes by the pages stay. */
async function fillCart(page: Page): Promise<void> {
  await page.addInitScript((cart) => {
    if (localStorage.getItem('cart') !== null) return;
    localStorage.setItem('cart', cart);
  }, CART);
}

/** The header still shows the two pieces, and the browser keeps them. */
async function seesFullCart(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 2 artículos' })).toBeVisible();
  expect(JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? 'null'))).toEqual(JSON.parse(CART));
}

async function switchTheme(page: Page) {
  await page.getByRole('switch', { name: 'Tema oscuro' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
}

for (const { title, details, row: fault, column: visit } of testsOf({
  name: 'remotes',
  rows: REMOTE_FAULTS,
  columns: VISITS,
  expected: ({ outcome }) => outcome,
})) {
  test(title, details, async ({ page }) => {
    const { target, way } = visit;
    const told = typeof fault.told === 'string' ? fault.told : fault.told[way];
    await fillCart(page);
    const watched = watchPage(page);
    const { version, repair } = await fault.cause({ page, site, remote: target.remote });
    try {
      await come(page, visit);
      if (fault.isLate) {
        await goElsewhere(page, visit);
        await come(page, visit);
      }
      await expect(fault.outcome === 'card' ? card(page) : heading(page, target)).toBeVisible();
      await hydrated(page);
      const named = expect.stringMatching(new RegExp(`${target.remote}[ /]${version}`));
      await expect.poll(() => watched.reports).toEqual(told === 'browser' ? [named] : []);
      const logged = new RegExp(`${target.remote}[^]*${version}`);
      if (told === 'server') await expect.poll(() => site.output()).toMatch(logged);
      await switchTheme(page);
      if (!fault.isLate) {
        await goElsewhere(page, visit);
        await page.goBack();
      }

      if (fault.outcome === 'card') {
        await expect(card(page)).toBeVisible();
        await markDocument(page);
        await repair();
        await card(page).getByRole('button', { name: 'Reintentar' }).click();
        await expect(heading(page, target)).toBeVisible();
        expect(await isSameDocument(page)).toBe(!fault.isLoaded);
      }
      await expect(heading(page, target)).toBeVisible();
      await expect(card(page)).toBeHidden();
      await seesFullCart(page);
      const unexpected = [...watched.complaints, ...watched.uncaught].filter(
        (text) => fault.thrown === undefined || !text.includes(fault.thrown),
      );
      expect(unexpected).toEqual([]);
    } finally {
      await repair();
    }
  });
}
