import { expect, test } from '@playwright/test';
import { PAGES } from '../support/routes';

type StructuredData = { '@context': string; '@type': string | string[] };

/** What a page tells search engines, from its HTML. */
async function facts(html: string) {
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return {
    description: attribute(/<meta name="description" content="([^"]+)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    robots: attribute(/<meta name="robots" content="([^"]+)"/),
    social: ['og:title', 'og:description', 'og:url'].every((name) => html.includes(`property="${name}"`)),
    types: data.flatMap(([, json]) => (JSON.parse(json ?? '') as StructuredData)['@type']),
  };
}

const DEMO = /^\/(tienda|carrito|dashboard)/;

test('every page describes itself; drafts and the demonstration are not for search engines', async ({ request }) => {
  const descriptions = new Map<string, string>();
  for (const path of PAGES) {
    const { description, canonical, robots, social } = await facts(await (await request.get(path)).text());
    expect(description, path).toBeTruthy();
    expect(new URL(canonical ?? '').pathname, path).toBe(path);
    expect(social, path).toBe(true);
    expect(robots, path).toBe(DEMO.test(path) || path === '/servicios/test' ? 'noindex' : undefined);
    if (!robots) {
      expect(descriptions.get(description ?? ''), `${path} repeats a description`).toBeUndefined();
      descriptions.set(description ?? '', path);
    }
  }
});

for (const [path, type] of [
  ['/', 'LocalBusiness'],
  ['/servicios/drones-fpv-caracteristicas-usos-beneficios', 'Service'],
  ['/servicios/drones-fpv-caracteristicas-usos-beneficios', 'BreadcrumbList'],
  ['/blog/post/1', 'BlogPosting'],
  ['/media/24', 'VideoObject'],
  ['/tienda/producto/1', 'Product'],
] as const) {
  test(`${path} says that it is a ${type}`, async ({ request }) => {
    expect((await facts(await (await request.get(path)).text())).types).toContain(type);
  });
}

test('the sitemap lists what is for everybody, once, and every address in it answers', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => DEMO.test(path) || path === '/servicios/test')).toEqual([]);
  for (const path of PAGES.filter((page) => !DEMO.test(page) && page !== '/servicios/test')) {
    expect(paths, `${path} is missing`).toContain(path);
  }
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('robots.txt names the sitemap, and the manifest its icons', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
