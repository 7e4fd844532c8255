import { expect, test } from '@playwright/test';
import { hydrated } from '../support/consoleErrors';
import { requestsOf } from '../support/requestsOf';
import { PAGES, samplePage, sampleRemote } from '../support/routes';

/** The most that any page may shift. Up to 0.1 counts as good (web.dev/cls). */
const MOST = 0.02;

/** Fonts are late by so many milliseconds, as on a slow line, so words are set in the fallback fonts first. */
const FONT_DELAY = 500;

for (const path of PAGES) {
  for (const [width, details] of [
    [360, samplePage(path)],
    [1440, sampleRemote(path)],
  ] as const) {
    test(`nothing on ${path} moves while it loads and is scrolled through: ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const seen = { shift: 0, moved: [] as string[] };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
              sources: { node: Element | null }[];
            };
            if (hadRecentInput) continue;
            seen.shift += value;
            seen.moved.push(
              ...sources.map(({ node }) => `${value.toFixed(4)} ${node?.outerHTML?.slice(0, 120) ?? ''}`),
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
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
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await allEnded();
      const { shift, moved } = await page.evaluate(
        () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
      );
      expect(shift, moved.join('; ')).toBeLessThanOrEqual(MOST);
    });
  }
}
