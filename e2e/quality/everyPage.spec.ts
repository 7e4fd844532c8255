import { expect, type Page, test } from '@playwright/test';
import { violations } from '@tramuntana/remote/journeys/violations';
import { collectComplaints } from '../support/pages/complaints';
import { coveredFocus, unreachable, unseenFocus } from '../support/pages/keyboard';
import { expectStill, scrollThrough, watchShifts } from '../support/pages/layoutShifts';
import { isSampledLook, LOOKS, type Look, useTheme } from '../support/pages/views';
import { clippedTexts, faultsOnPaper, spaceText, sticksOut, untoldStates } from '../support/pages/visibleFaults';
import { ANSWERS, PAGES, samplePage } from '../support/routes';
import { BEYOND_SAMPLE } from '../support/sample';

const PHONE = { width: 360, height: 800 };
/** WCAG 2.2, 1.4.10: 320 CSS px; 1.4.4: text at 200 %. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 900 };
/** A window of 1280 × 1024 at a zoom of 400 %. */
const LOW = { width: 320, height: 256 };
/** A sheet of A4 without its margins. */
const SHEET = { width: 688, height: 1000 };

/** This many elements are enough to test whether the focus is visible. */
const STOPS = 40;

async function enlargeText(page: Page, size: '200%' | '') {
  await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value, 'important'), size);
}

async function expectNoViolation(page: Page, looks: readonly Look[]) {
  const found: Record<string, string[]> = {};
  for (const { theme, width } of looks) {
    await useTheme(page, theme);
    await page.setViewportSize({ width, height: 900 });
    const here = await violations(page);
    if (here.length > 0) found[`${theme} ${width}`] = here;
  }
  expect(found).toEqual({});
}

for (const path of [...PAGES, ...ANSWERS, '/no-existe']) {
  test.describe(() => {
    // One visit serves all checks, because loading and hydrating a page takes longer than checking it.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let complaints: string[];
    let elsewhere: string[];
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ viewport: PHONE });
      complaints = collectComplaints(page, { warnings: true });
      elsewhere = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
      });
      await watchShifts(page);
      await scrollThrough(page, path);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    test.afterAll(() => page.close());

    // This test comes first, because the others change the page.
    test(`nothing on ${path} moves while it loads and is scrolled through: 360 px`, samplePage(path), () =>
      expectStill(page),
    );

    test(`${path} sets no cookie while it loads, and contacts no other host`, samplePage(path), async () => {
      expect(elsewhere).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });

    test(
      `${path} is hydrated without a complaint, and never scrolls sideways: at 320 px, and with text twice as large`,
      samplePage(path),
      async () => {
        await page.setViewportSize(NARROW);
        expect(await page.evaluate(sticksOut)).toEqual([]);
        await page.setViewportSize(WIDE);
        await enlargeText(page, '200%');
        expect(await page.evaluate(sticksOut)).toEqual([]);
        await enlargeText(page, '');
        // React reports each difference from the server's HTML.
        // For an unknown address, the browser itself reports that the document is a 404.
        expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
      },
    );

    test(`${path} has no accessibility violation: light on a phone, dark on a desktop`, samplePage(path), () =>
      expectNoViolation(page, LOOKS.filter(isSampledLook)),
    );

    test(`${path} has no violation in the other theme, nor on a tablet`, { tag: BEYOND_SAMPLE }, () =>
      expectNoViolation(
        page,
        LOOKS.filter((look) => !isSampledLook(look)),
      ),
    );

    test(
      `the Tab key reaches every control on ${path}, and each control shows that it has the focus`,
      samplePage(path),
      async () => {
        await page.setViewportSize(WIDE);
        await useTheme(page, 'light');
        expect(await unreachable(page)).toEqual([]);
        expect(await unseenFocus(page, STOPS)).toEqual([]);
      },
    );

    test(
      `no element covers the focused one on ${path}: backwards at 1280 × 720, and at 320 × 256 with text at 200 %`,
      samplePage(path),
      async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        expect(await coveredFocus(page, 'backwards')).toEqual([]);
        await page.setViewportSize(LOW);
        await enlargeText(page, '200%');
        expect(await page.evaluate(sticksOut)).toEqual([]);
        expect(await coveredFocus(page, 'backwards')).toEqual([]);
        expect(await coveredFocus(page, 'forwards')).toEqual([]);
        await enlargeText(page, '');
      },
    );

    test(`${path} loses no text with a reader’s spacing: 360 px (WCAG 1.4.12)`, samplePage(path), async () => {
      await page.setViewportSize(PHONE);
      const undo = await spaceText(page);
      expect(await page.evaluate(sticksOut)).toEqual([]);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
      await undo();
    });

    test(
      `a chosen link, tab or button on ${path} differs by more than its colour, also in forced colours`,
      samplePage(path),
      async () => {
        await page.setViewportSize(WIDE);
        expect(await page.evaluate(untoldStates)).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        expect(await page.evaluate(untoldStates)).toEqual([]);
        await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
      },
    );

    test(
      `${path} makes sheets that can be handed on: no controls, all answers, light also from the dark theme`,
      samplePage(path),
      async () => {
        await page.setViewportSize(SHEET);
        await useTheme(page, 'dark');
        await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
        expect(await page.evaluate(faultsOnPaper)).toEqual([]);
        expect(await page.evaluate(sticksOut)).toEqual([]);
        await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
        await useTheme(page, 'light');
      },
    );
  });
}
