import { expect, test } from '@playwright/test';
import { hydrated } from '../support/pages/consoleErrors';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

const PAGES = [
  '/',
  '/servicios/drones-indoor-caracteristicas-usos-beneficios',
  '/blog',
  '/blog/post/1',
  '/tienda',
  '/tienda/ofertas',
  '/tienda/producto/1',
  '/media',
];

for (const path of PAGES) {
  test(`on a phone nothing competes with the largest picture of ${path}`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);

    await page.goto(path);
    await hydrated(page);
    const seen = await page.evaluate(async () => {
      const largest = await new Promise<PerformanceEntry & { element?: Element | null }>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as PerformanceEntry)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.endsWith('.js'),
      );
      return {
        priority: largest.element?.getAttribute('fetchpriority'),
        scripts: scripts.length,
        early: scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).map(({ name }) => name),
      };
    });
    expect(seen.priority).toBe('high');
    expect(seen.scripts).toBeGreaterThan(2);
    expect(seen.early).toEqual([]);
  });
}
