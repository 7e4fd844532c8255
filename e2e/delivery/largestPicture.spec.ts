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
      const largest = await new Promise<PerformanceEntry & { element?: HTMLImageElement | null }>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1) as PerformanceEntry)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const endOf = (entries: PerformanceResourceTiming[]) => entries.map(({ responseEnd }) => responseEnd);
      const pictureEnd = Math.max(...endOf(files.filter(({ name }) => name === largest.element?.currentSrc)));
      const fontEnd = Math.min(...endOf(files.filter(({ name }) => name.endsWith('.woff2'))));
      const scripts = files.filter(({ name }) => name.endsWith('.js'));
      const before = (time: number) => scripts.filter(({ startTime }) => startTime < time).map(({ name }) => name);
      return {
        priority: largest.element?.getAttribute('fetchpriority'),
        scripts: scripts.length,
        beforeFonts: before(fontEnd),
        beforePicture: before(pictureEnd),
      };
    });
    expect(seen.priority).toBe('high');
    expect(seen.scripts).toBeGreaterThan(2);
    expect(seen.beforeFonts).toEqual([]);
    // Its answer begins a round trip later, when the picture is there.
    expect(seen.beforePicture.filter((name) => !/\/libraries\.\w+\.js$/.test(name))).toEqual([]);
  });
}
