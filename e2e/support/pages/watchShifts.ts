import { expect, type Page } from '@playwright/test';

/** The most that any page may shift. Up to 0.1 counts as good (web.dev/cls). */
const MOST = 0.02;

/** https://wicg.github.io/layout-instability */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

type Shifts = { shift: number; moved: string[] };

/** Keeps from the next document on what moves in the page by itself, and by how much. */
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

/** Expects of a page that is watched that next to nothing has moved. */
export async function expectStill(page: Page): Promise<void> {
  const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
  expect(shift, moved.join('; ')).toBeLessThanOrEqual(MOST);
}
