import { expect, type Page, test } from '@playwright/test';
import { hydrated } from '../support/pages/hydrated';
import { sampleRemote } from '../support/routes';
import { documentInParts } from '../support/sites/documentInParts';

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

type Largest = PerformanceEntry & { element?: HTMLImageElement | null };

/** Records the page's largest paint so far. */
const followLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => Object.assign(window, { largest: list.getEntries().at(-1) })).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

for (const path of PAGES) {
  test(
    `on a phone nothing competes with the largest picture of ${path}`,
    sampleRemote(path),
    async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);

      await followLargestPaint(page);
      await page.goto(path);
      await hydrated(page);
      // The picture may be painted after hydration; until then a text is the largest paint.
      const priority = () =>
        page.evaluate(() => (window as { largest?: Largest }).largest?.element?.getAttribute('fetchpriority'));
      await expect.poll(priority).toBe('high');
      const seen = await page.evaluate(() => {
        const { largest } = window as { largest?: Largest };
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const endOf = (entries: PerformanceResourceTiming[]) => entries.map(({ responseEnd }) => responseEnd);
        const pictures = files.filter(({ name }) => name === largest?.element?.currentSrc);
        const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
        const scripts = files.filter(({ name }) => name.endsWith('.js'));
        const before = (time: number) => scripts.filter(({ startTime }) => startTime < time).map(({ name }) => name);
        return {
          scripts: scripts.length,
          beforeAsked: before(Math.max(...[...pictures, ...fonts].map(({ startTime }) => startTime))),
          beforePicture: before(Math.max(...endOf(pictures))),
        };
      });
      expect(seen.scripts).toBeGreaterThan(2);
      expect(seen.beforeAsked).toEqual([]);
      // The answer for this script begins a round trip later, when the picture has arrived.
      expect(seen.beforePicture.filter((name) => !/\/libraries\.\w+\.js$/.test(name))).toEqual([]);
    },
  );
}

test('a hero’s picture is painted at its own height, or its video would count as larger', async ({ page, baseURL }) => {
  const slow = await documentInParts(String(baseURL), '</h1>');
  await page.addInitScript(() => {
    const paints: unknown[] = [];
    new PerformanceObserver((list) => paints.push(...list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    Object.assign(window, { paints });
  });
  // The hero's words make it taller than its minimum height.
  await page.goto(`${slow.url}/servicios/grabacion-fotografia-aerea-drones-girona-barcelona`);
  await hydrated(page);
  const shares = () =>
    page.evaluate(() =>
      (window as unknown as { paints: (Largest & { size: number })[] }).paints
        .filter(({ element }) => element?.getAttribute('fetchpriority') === 'high')
        .map(({ element, size }) => size / ((element?.clientWidth ?? 0) * (element?.clientHeight ?? 0))),
    );
  await expect.poll(async () => (await shares()).length).toBeGreaterThan(0);
  for (const share of await shares()) expect(share).toBeCloseTo(1, 2);
  slow.close();
});
