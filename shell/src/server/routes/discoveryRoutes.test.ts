/** @jest-environment node */
import { aServer } from '../testing/aServer';
import { discoveryRoutes } from './discoveryRoutes';

const robots = async (siteUrl: string) =>
  (await aServer((app) => discoveryRoutes(app, siteUrl)).inject('/robots.txt')).body;

test('robots.txt names the sitemap, where there is one', async () => {
  expect(await robots('https://tramuntana.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://tramuntana.example/sitemap.xml\n',
  );
  expect(await robots('')).toBe('User-agent: *\nAllow: /\n');
});

test('the web manifest names the site and its icons', async () => {
  const app = aServer((server) => discoveryRoutes(server, ''));
  const { headers, body } = await app.inject('/site.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(JSON.parse(body)).toMatchObject({
    lang: 'es',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: 'any' }],
  });
});
