/** @jest-environment node */
import { aServer } from '../../testing/aServer';
import { discoveryRoutes } from './discoveryRoutes';

const robots = async (siteUrl: string) =>
  (await aServer((app) => discoveryRoutes(app, siteUrl)).inject('/robots.txt')).body;

test('robots.txt names the sitemap if there is one', async () => {
  expect(await robots('https://tramuntana.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://tramuntana.example/sitemap.xml\n',
  );
  expect(await robots('')).toBe('User-agent: *\nAllow: /\n');
});

test('robots.txt is a text that caches may keep for an hour', async () => {
  const { headers } = await aServer((app) => discoveryRoutes(app, '')).inject('/robots.txt');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^"/),
  });
});

test('/favicon.ico redirects to the icon', async () => {
  const { statusCode, headers } = await aServer((app) => discoveryRoutes(app, '')).inject('/favicon.ico');
  expect(statusCode).toBe(302);
  expect(headers.location).toContain('icon-192.png');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('the web manifest names the site and its icons', async () => {
  const app = aServer((server) => discoveryRoutes(server, ''));
  const { headers, body } = await app.inject('/site.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(JSON.parse(body)).toEqual({
    name: 'Tramuntana Drones',
    short_name: 'Tramuntana',
    lang: 'es',
    start_url: '/',
    display: 'browser',
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    icons: [
      { src: expect.stringContaining('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: expect.stringContaining('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: expect.stringContaining('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
  });
});
