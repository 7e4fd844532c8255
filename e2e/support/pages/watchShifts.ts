import { expect, type Page } from '@playwright/test';

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
