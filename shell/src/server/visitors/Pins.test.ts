/** @jest-environment node */
import { aCanary } from '../testing/aCanary';
import { aTeamsSite as aSite, enter } from '../testing/aTeamsSite';

test('an address pins a version, for this browser only and until it is closed', async () => {
  const site = aSite();
  await enter(site);
  const pinned = await site.get('/blog?pagina=2&mfe-blog=1.0.0-n');
  expect([pinned.statusCode, pinned.headers.location]).toEqual([302, '/blog?pagina=2']);
  expect(pinned.headers['cache-control']).toBe('no-store');
  expect(pinned.cookies).toEqual([
    { name: 'pins', value: 'mfe-blog@1.0.0-n', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
  expect((await site.get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-n');
  expect((await site.get('/tienda')).body).toContain('/tienda of mfe-shop 1.0.0-a');
  const { remotes } = JSON.parse((await site.get('/registry.json')).body);
  expect(remotes.map(({ version }: { version: string }) => version)).toEqual(['1.0.0-n', '1.0.0-a']);
  expect((await aSite().get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-a');
});

test('no cache keeps a page of such a browser, not even the server’s, and no search engine lists it', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n');
  for (const url of ['/blog', '/tienda', '/page-data?address=/blog']) {
    const { headers } = await site.get(url);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toMatch(/no-store/);
  }
  expect((await site.get('/blog')).headers['cache-control']).toBe('private, no-store');
  expect(new Set(site.asked)).toEqual(new Set(['composed']));
});

test('pinned versions of several remotes work side by side', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
  for (let visits = 0; visits < 2; visits++) {
    expect((await site.get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-n');
    expect((await site.get('/tienda')).body).toContain('/tienda of mfe-shop 1.0.0-m');
  }
});

test.each([
  ['mfe-blog=1.0.0-p', ['mfe-blog@1.0.0-p', 'mfe-shop@1.0.0-m']],
  ['mfe-shop=1.0.0-p&mfe-faq=1.0.0-z', ['mfe-blog@1.0.0-n', 'mfe-faq@1.0.0-z', 'mfe-shop@1.0.0-p']],
  ['mfe-blog=1.0.0-p&mfe-blog=1.0.0-q', ['mfe-blog@1.0.0-q', 'mfe-shop@1.0.0-m']],
])(
  'a later pin of a remote replaces the earlier one, and the pins of other remotes remain: ?%s',
  async (query, pins) => {
    const site = aSite();
    await enter(site);
    await site.get('/?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
    await site.get(`/?${query}`);
    expect(site.jar.get('pins')?.split(',').sort()).toEqual(pins);
  },
);

test('removing the last pin removes the browser’s cookie, too', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n');
  const { cookies } = await site.post('quitar=mfe-blog');
  expect(cookies).toEqual([expect.objectContaining({ name: 'pins', value: '', path: '/', expires: new Date(0) })]);
});

test('a remote that was never live can be pinned, with its paths', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-faq=1.0.0-z');
  expect((await site.get('/faq')).body).toContain('/faq of mfe-faq 1.0.0-z');
});

test.each([
  ['a remote that the store does not have', 'mfe-otra=1.0.0-n'],
  ['a value that is no version', 'mfe-blog=../../etc'],
  ['a list in place of a version', 'mfe-blog=1.0.0-n,mfe-shop@1'],
])('%s is a query like any other', async (_what, query) => {
  const site = aSite();
  await enter(site);
  const { statusCode } = await site.get(`/blog?${query}`);
  expect([statusCode, site.jar.has('pins')]).toEqual([200, false]);
});

test('pins without the token have no effect', async () => {
  const site = aSite();
  site.jar.set('pins', 'mfe-blog@1.0.0-n');
  site.jar.set('equipos', 'otro-secreto-de-otros');
  const { body, headers } = await site.get('/blog');
  expect(body).toContain('/blog of mfe-blog 1.0.0-a');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each(['mfe-otra@1.0.0-n', 'mfe-blog', 'mfe-blog@../../etc', '@1.0.0-n', ','])(
  'a cookie that the site never set pins nothing: %s',
  async (cookie) => {
    const site = aSite();
    await enter(site);
    site.jar.set('pins', cookie);
    const { body, headers } = await site.get('/blog');
    expect(body).toContain('/blog of mfe-blog 1.0.0-a');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  },
);

test.each([
  [19, '1.0.0-n'],
  [20, '1.0.0-a'],
])('of a long cookie the first 20 pins count: after %i others the blog is %s', async (others, version) => {
  const site = aSite();
  await enter(site);
  site.jar.set('pins', `${'mfe-shop@1.0.0-m,'.repeat(others)}mfe-blog@1.0.0-n`);
  expect((await site.get('/blog')).body).toContain(`/blog of mfe-blog ${version}`);
});

test.each([
  ['the version that it has pinned', 'mfe-blog/1.0.0-n', 200],
  ['another version of that remote', 'mfe-blog/1.0.0-m', 404],
  ['that version of another remote', 'mfe-shop/1.0.0-n', 404],
])(
  'a browser that has pinned a version gets files of releases that are not live: of %s',
  async (_which, release, status) => {
    const site = aSite();
    await enter(site);
    await site.get('/?mfe-blog=1.0.0-n');
    expect((await site.get(`/releases/${release}/routes.js`)).statusCode).toBe(status);
    site.jar.delete('equipos');
    expect((await site.get(`/releases/${release}/routes.js`)).statusCode).toBe(404);
  },
);

test('a browser with pins takes no part in a canary', async () => {
  const site = aSite({ running: [aCanary()] });
  await enter(site);
  await site.get('/?mfe-shop=1.0.0-m');
  expect((await site.get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-a');
  expect([...site.jar.keys()]).toEqual(['equipos', 'pins']);
});
