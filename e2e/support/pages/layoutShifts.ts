import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { requestsOf } from './requestsOf';

/** Limit of the layout shift of any page. Up to 0.1 counts as good (web.dev/cls). */
const MOST = 0.02;

/** https://wicg.github.io/layout-instability */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

type Shifts = { shift: number; moved: string[] };

/** From the next document on, records the elements that move by themselves, and how far. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shifts = { shift: 0, moved: [] };
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

/** Expects that almost nothing has moved in a watched page. */
export async function expectStill(page: Page): Promise<void> {
  const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
  expect(shift, moved.join('; ')).toBeLessThanOrEqual(MOST);
}

/** Delay of the fonts in milliseconds, as on a slow line, so that words first appear in the fallback fonts. */
const FONT_DELAY = 500;

/** Timeout for an idle page, in milliseconds: a page that always draws is never idle. */
const LATEST = 500;

/**
 * Opens a page with late fonts, and scrolls through all of it until it makes no more requests. Each step waits for the page,
 * because readers do not scroll on while it renders the part in view.
 */
export async function scrollThrough(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
    await route.continue();
  });
  const { allEnded } = requestsOf(page);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async (timeout) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // The second frame draws the content that the first one brought into view.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
    }
  }, LATEST);
  await allEnded();
}
