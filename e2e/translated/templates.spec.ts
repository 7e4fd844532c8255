import { expect, type Page, test } from '@playwright/test';
import { collectComplaints } from '../support/pages/complaints';
import { hydrated, laidOut } from '../support/pages/hydrated';
import { ANSWERS, PAGES, samplePage, sampleRemote } from '../support/routes';
import { expectNoStaleText, translate } from '../support/translation';

/** Keeps references to all elements of the document before React starts. The icon of a play button may change. */
const keepServed = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('#app :not(font, button svg, button svg *)')];
      Object.assign(window, { served });
    });
  });

/** The first server-rendered elements that React has replaced. */
const replaced = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { served: Element[] }).served
      .filter((element) => !element.isConnected)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** The first visible texts without a translation. Translations are in capitals. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (/\p{Ll}/u.test(data) && !parentElement?.closest('script, style, noscript, textarea')) texts.push(data);
    }
    return texts.slice(0, 3);
  });

/** Only the browser knows the cart and the orders, so React replaces the server's elements there. */
const KNOWN_TO_BROWSER = ['/carrito', '/dashboard/pedidos'];

for (const path of [...PAGES, ...ANSWERS, '/no-existe'])
  for (const [begin, sample] of [
    ['served', samplePage],
    // After hydration the translation meets React alike on all pages of a remote.
    ['hydrated', sampleRemote],
  ] as const)
    test(`${path} works and is translated from when it is ${begin} on`, sample(path), async ({ page }) => {
      const complaints = collectComplaints(page);
      await keepServed(page);
      await translate(page, { begin, wording: 'capitals' });
      await page.goto(path);
      await hydrated(page);
      await laidOut(page);
      await expect.poll(() => untranslated(page)).toEqual([]);
      if (!KNOWN_TO_BROWSER.includes(path)) expect(await replaced(page)).toEqual([]);
      await expectNoStaleText(page);
      // For an unknown address, the browser itself reports that the document is a 404.
      expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
    });
