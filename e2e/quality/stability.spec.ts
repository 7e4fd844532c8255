import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';
import { requestsOf } from '../support/pages/requestsOf';
import { PAGES, samplePage, sampleRemote } from '../support/routes';
import { documentInParts } from '../support/sites/documentInParts';

/** The most that any page may shift. Up to 0.1 counts as good (web.dev/cls). */
const MOST = 0.02;

/** Fonts are late by so many milliseconds, as on a slow line, so words are set in the fallback fonts first. */
const FONT_DELAY = 500;

/** https://wicg.github.io/layout-instability */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Keeps from now on what moves in the page by itself, and by how much. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as LayoutShift;
        if (hadRecentInput) continue;
        seen.shift += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const way = `${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
          seen.moved.push(`${value.toFixed(4)} at ${scrollY}: ${way} ${node?.outerHTML?.slice(0, 120) ?? ''}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page): Promise<void> {
  const { shift, moved } = await page.evaluate(
    () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
  );
  expect(shift, moved.join('; ')).toBeLessThanOrEqual(MOST);
}

/** Opens a page whose fonts are late, and scrolls through all of it until nothing is asked for any more. */
async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
    await route.continue();
  });
  const { allEnded } = requestsOf(page);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // The second frame has what the first one brought into view.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await allEnded();
}

for (const path of PAGES) {
  for (const [width, details] of [
    [360, samplePage(path)],
    [1440, sampleRemote(path)],
  ] as const) {
    test.describe(() => {
      // One visit shows both.
      test.describe.configure({ mode: 'default' });
      let page: Page;
      let elsewhere: string[];
      test.beforeAll(async ({ browser, baseURL }) => {
        page = await browser.newPage({ viewport: { width, height: 800 } });
        await watchShifts(page);
        elsewhere = [];
        page.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
        });
        await scrollThrough(page, path);
      });
      test.afterAll(() => page.close());

      test(`nothing on ${path} moves while it loads and is scrolled through: ${width} px`, details, () =>
        expectStill(page),
      );

      test(`meanwhile ${path} sets no cookie and asks no other host for anything: ${width} px`, details, async () => {
        expect(elsewhere).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
      });
    });
  }
}

for (const path of ['/', '/servicios']) {
  test(`the words on the picture of ${path} do not move when their document arrives in two parts`, async ({
    page,
    baseURL,
  }) => {
    const slow = await documentInParts(String(baseURL), '</h1>');
    await page.setViewportSize({ width: 360, height: 800 });
    await watchShifts(page);
    await page.goto(slow.url + path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStill(page);
    slow.close();
  });
}
