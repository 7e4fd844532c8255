/** @jest-environment node */
import { aTeamsSite, enter } from '../../testing/aTeamsSite';

const SCRIPT = '<script src="/assets/devtools.js" integrity="sha384-devtools" data-shell="1.0.0-t"></script></head>';
const AS_FOR_ALL = 'public, max-age=0, must-revalidate';

test('without the token `?devtools` is a query like any other, and its cookie has no effect', async () => {
  const site = aTeamsSite();
  site.jar.set('devtools', 'on');
  for (const url of ['/blog?devtools', '/blog']) {
    const { statusCode, headers, body, cookies } = await site.get(url);
    expect([statusCode, cookies, headers['cache-control']]).toEqual([200, [], AS_FOR_ALL]);
    expect(body).not.toContain('devtools.js');
    expect(body).toContain(`${url} of mfe-blog`);
  }
});

test('a site without TEAMS_TOKEN has no overlay', async () => {
  const site = aTeamsSite({ token: null });
  site.jar.set('equipos', 'undefined');
  site.jar.set('devtools', 'on');
  expect((await site.get('/blog')).body).not.toContain('devtools.js');
});

test.each(['devtools', 'devtools=on'])(
  'any address with ?%s turns it on until the browser is closed, and ?devtools=off turns it off',
  async (query) => {
    const site = aTeamsSite();
    await enter(site);
    const on = await site.get(`/blog?pagina=2&${query}`);
    expect([on.statusCode, on.headers.location, on.headers['cache-control']]).toEqual([
      302,
      '/blog?pagina=2',
      'no-store',
    ]);
    expect(on.cookies).toEqual([{ name: 'devtools', value: 'on', path: '/', httpOnly: true, sameSite: 'Lax' }]);
    expect((await site.get('/tienda')).body).toContain(SCRIPT);
    const off = await site.get('/tienda?devtools=off');
    expect([off.statusCode, off.headers.location, site.jar.has('devtools')]).toEqual([302, '/tienda', false]);
    expect(off.cookies).toEqual([expect.objectContaining({ name: 'devtools', path: '/', expires: new Date(0) })]);
    const { body, headers } = await site.get('/tienda');
    expect([body.includes('devtools.js'), headers['cache-control']]).toEqual([false, AS_FOR_ALL]);
  },
);

test('another value of the parameter is a query like any other', async () => {
  const site = aTeamsSite();
  await enter(site);
  expect((await site.get('/blog?devtools=constructor')).body).toContain('/blog?devtools=constructor of mfe-blog');
});

test('no cache keeps such pages, no search engine lists them, and visitors’ pages do not change', async () => {
  const site = aTeamsSite();
  const before = await site.get('/blog');
  await enter(site);
  await site.get('/?devtools');
  const { headers, body } = await site.get('/blog');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(headers.vary).toContain('Cookie');
  expect(headers).not.toHaveProperty('etag');
  expect(body.replace(SCRIPT, '</head>')).toBe(before.body);
  site.jar.clear();
  const after = await site.get('/blog');
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
});

test('a pin in the same address is pinned, and its bar stays', async () => {
  const site = aTeamsSite();
  await enter(site);
  const { headers } = await site.get('/blog?devtools&mfe-blog=1.0.0-n');
  expect(headers.location).toBe('/blog');
  const { body } = await site.get('/blog');
  expect(body).toContain(SCRIPT);
  expect(body).toMatch(/of mfe-blog 1\.0\.0-n.*<aside aria-label="Versiones fijadas"/);
});

test('a build without the overlay serves the unchanged page', async () => {
  const site = aTeamsSite({ hasOverlay: false });
  const before = await site.get('/blog');
  await enter(site);
  await site.get('/?devtools');
  const { statusCode, body } = await site.get('/blog');
  expect([statusCode, body]).toEqual([200, before.body]);
});
