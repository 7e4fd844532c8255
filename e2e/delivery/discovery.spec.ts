import { expect, test } from '@playwright/test';
import { ANSWERS, PAGES } from '../support/routes';

type StructuredData = { '@context': string; '@type': string | string[] };

/** The metadata of a page for search engines, from its HTML. */
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

/** The demonstration, the draft, and the answers to forms. */
const UNLISTED = /^\/(tienda|carrito|dashboard|servicios\/test$|contacto\/|newsletters)/;
/** The address that the contact page's form posts to. */
const CONTACT_AGAIN = '/contacto/mensaje';

test('every page describes itself; drafts, the demonstration and answers to forms are not for search engines', async ({
  request,
}) => {
  const descriptions = new Map<string, string>();
  for (const path of [...PAGES, ...ANSWERS]) {
    const { description, canonical, robots, social } = await facts(await (await request.get(path)).text());
    expect(description, path).toBeTruthy();
    expect(new URL(canonical ?? '').pathname, path).toBe(path === CONTACT_AGAIN ? '/contacto' : path);
    expect(social, path).toBe(true);
    expect(robots, path).toBe(UNLISTED.test(path) ? 'noindex' : undefined);
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

test('the sitemap lists every public page once, and every address in it answers', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => UNLISTED.test(path))).toEqual([]);
  for (const path of PAGES.filter((page) => !UNLISTED.test(page))) {
    expect(paths, `${path} is missing`).toContain(path);
  }
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('each service of the API has its own page, and each such page is in the API’s list', async ({ request }) => {
  const { results } = (await (await request.get('/api/services')).json()) as { results: { pagina: string }[] };
  const listed = results.map(({ pagina }) => `/servicios${pagina}`);
  // A page with no other words than the API's is not for search engines, so the sitemap does not name it.
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/\/servicios\/[^<]+/g)].map(([path]) => path);
  const projects = /\/(proyectos\d|video-drone)$/;
  expect(pages.filter((path) => !projects.test(path)).toSorted()).toEqual(listed.toSorted());
});

test('robots.txt names the sitemap, and the manifest its icons', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
