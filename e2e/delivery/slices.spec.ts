import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { holdScripts } from '../support/pages/holdScripts';
import { hydrated, laidOut } from '../support/pages/hydrated';
import { SERVICE_PAGES, sampleRemote } from '../support/routes';

/** Path of the shell's main script. */
const MAIN = /^\/assets\/main\..*\.js$/;

const PAGES = [
  '/',
  SERVICE_PAGES[0] ?? '',
  '/blog',
  '/blog/post/1',
  '/media',
  '/tienda',
  '/tienda/producto/1',
  '/carrito',
];

/** Keeps references to all elements of the document before React starts. The icon of a play button may change. */
const markElements = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const elements = [...document.querySelectorAll('#app :not(button svg, button svg *)')];
      Object.assign(window, { served: elements });
    });
  });

/** The outermost server-rendered elements that React has replaced. */
const replaced = (page: Page) =>
  page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    const isLost = (element: Element) => !element.isConnected;
    return served
      .filter((element) => isLost(element) && !served.some((other) => other !== element && other.contains(element)))
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const path of PAGES) {
  test(
    `${path} is hydrated slice by slice, and React keeps the server’s elements`,
    sampleRemote(path),
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/<!--\$[?!]/);
      for (const part of ['<header', '<footer']) expect(html).toContain(`<!--$-->${part}`);
      expect(html).toMatch(/<main[^>]*><!--\$-->/);
      const complaints = collectComplaints(page);
      await markElements(page);
      await page.goto(path);
      await hydrated(page);
      // Only the browser knows the cart, so React replaces the server's elements there.
      if (path !== '/carrito') expect(await replaced(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

test('each section is its own slice', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const sections = html.match(/<section [^>]*data-tone[^>]*>(<!--\$-->)?/g) ?? [];
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section) => !section.endsWith('<!--$-->'))).toEqual([]);
});

test('a page is ready only when its last slice works', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Correo electrónico' }).fill('nadie');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' }).click();
  await expect(page.getByRole('contentinfo').getByText('Email inválido')).toBeVisible();
});

test('React keeps the server’s HTML when the browser has stored data', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('cart', JSON.stringify({ version: 1, lines: [{ productId: 1, quantity: 3 }] }));
  });
  const complaints = collectComplaints(page);
  await markElements(page);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito: 3 artículos' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tema oscuro' })).toBeChecked();
  expect(await replaced(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

const distance = (page: Page, name: string) =>
  page.locator(name).evaluate((element) => Math.abs(element.getBoundingClientRect().top));

test('a fragment leads to its section, at once and after a reload', async ({ page }) => {
  await page.goto('/#contacto');
  await hydrated(page);
  expect(await page.locator('html[data-late-layout]').count()).toBe(0);
  await expect.poll(() => distance(page, '#contacto')).toBeLessThan(100);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => distance(page, '#contacto')).toBeLessThan(100);
});

test('going back or reloading restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await laidOut(page);
  await page.getByRole('heading', { name: 'Tres familias de drones' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  // The page itself clicks the link, because Playwright would scroll to it.
  const gallery = page.getByRole('contentinfo').getByRole('link', { name: 'Galería' });
  await gallery.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/media$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

/** The number of visible sections without a layout, after the browser has drawn two frames. */
const skippedInView = async (sections: Element[]) => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isInView = (section: Element) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isSkipped = (section: Element) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  return sections.filter((section) => isInView(section) && isSkipped(section)).length;
};

for (const path of ['/', '/tienda'])
  test(`the layout of sections above does not move a visitor who is already far down ${path}`, async ({ page }) => {
    const release = await holdScripts(page, MAIN);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Galería' });
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // A section near the screen is laid out now, and moves the content below it once.
    await expect(async () => {
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      expect(await page.locator('[data-late]').evaluateAll(skippedInView)).toBe(0);
    }).toPass();
    const before = await top();
    expect(await page.locator('[data-late]').count()).toBeGreaterThan(1);
    release();
    await hydrated(page);
    await laidOut(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

test('sections out of sight and the footer come late, are found by a search, and are laid out after hydration', async ({
  page,
}) => {
  const release = await holdScripts(page, MAIN);
  await page.goto('/', { waitUntil: 'commit' });
  const section = page.locator('#contacto');
  await section.waitFor({ state: 'attached' });
  const visibility = (part: Locator) => part.evaluate((element) => getComputedStyle(element).contentVisibility);
  for (const part of [section, page.getByRole('contentinfo')]) expect(await visibility(part)).toBe('auto');
  expect(
    await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Envíanos un Mensaje')),
  ).toBe(true);
  await expect(page.getByRole('heading', { name: 'Envíanos un Mensaje' })).toBeInViewport();
  release();
  await hydrated(page);
  await laidOut(page);
  for (const part of [section, page.getByRole('contentinfo')]) expect(await visibility(part)).toBe('visible');
});
