/** @jest-environment node */
import { aCanary } from '../testing/aCanary';
import { aTeamsSite as aSite, enter, TOKEN } from '../testing/aTeamsSite';

test('without TEAMS_TOKEN there is no page of the teams, and nothing can be pinned', async () => {
  const { get, jar } = aSite({ token: null });
  jar.set('equipos', 'undefined');
  expect((await get('/equipos')).body).toContain('/equipos of undefined');
  expect((await get('/blog?mfe-blog=1.0.0-n')).body).toContain('/blog?mfe-blog=1.0.0-n of mfe-blog 1.0.0-a');
});

test('the token is asked for, and one that is wrong opens nothing', async () => {
  const site = aSite();
  const asked = await site.get('/equipos');
  expect(asked.body).toContain('Token de los equipos');
  expect(asked.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const wrong = await site.post('token=otro-secreto-de-otros');
  expect([wrong.statusCode, wrong.cookies]).toEqual([403, []]);
  expect(wrong.body).toContain('El token no es correcto.');
  const right = await enter(site);
  expect([right.statusCode, right.headers.location]).toEqual([303, '/equipos']);
  expect(right.cookies).toEqual([{ name: 'equipos', value: TOKEN, path: '/', httpOnly: true, sameSite: 'Lax' }]);
  expect((await site.get('/equipos')).body).toContain('mfe-blog 1.0.0-a');
});

test('a version is pinned by an address, for this browser only and until it is closed', async () => {
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

test('all pages of such a browser are kept by no cache, the server’s included, and found by no search engine', async () => {
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
  expect(new Set(site.made)).toEqual(new Set(['composed']));
});

test('a bar outside of the page names what is pinned, and takes it away', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/tienda?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
  const { body } = await site.get('/tienda?orden=precio&x=%22%3E');
  expect(body).toMatch(
    /<\/script><aside aria-label="Versiones fijadas".*mfe-blog 1\.0\.0-n.*mfe-shop 1\.0\.0-m.*<\/aside><\/body>/,
  );
  expect(body).toContain('name="volver" value="/tienda?orden=precio&amp;x=%22%3E"');
  const removed = await site.post('quitar=todas&volver=%2Ftienda%3Forden%3Dprecio');
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/tienda?orden=precio']);
  expect(site.jar.has('pins')).toBe(false);
  const { body: after, headers } = await site.get('/blog');
  expect(after).not.toContain('Versiones fijadas');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('one pin of several is taken away on the page of the teams', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n&mfe-shop=1.0.0-m');
  expect((await site.get('/equipos')).body).toContain('aria-label="Quitar mfe-blog"');
  await site.post('quitar=mfe-blog');
  expect(site.jar.get('pins')).toBe('mfe-shop@1.0.0-m');
});

test.each(['//otra.example', 'https://otra.example/', '/\\otra.example', '', '%00'])(
  'the way back from %j stays on this site',
  async (address) => {
    const site = aSite();
    await enter(site);
    const { headers } = await site.post(`quitar=todas&volver=${encodeURIComponent(address)}`);
    expect(headers.location).toMatch(/^\/(equipos|otra\.example)$/);
  },
);

test('a version that cannot be used is told in the bar, and the live one is seen', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/blog?mfe-blog=rota');
  const { body } = await site.get('/blog');
  expect(body).toContain('/blog of mfe-blog 1.0.0-a');
  expect(body).toContain('mfe-blog rota no se puede usar: se ve la publicada');
});

test('a remote that was never live can be pinned, with its paths', async () => {
  const site = aSite();
  await enter(site);
  await site.get('/?mfe-faq=1.0.0-z');
  expect((await site.get('/faq')).body).toContain('/faq of mfe-faq 1.0.0-z');
});

test.each([
  ['a remote that the store does not have', 'mfe-otra=1.0.0-n'],
  ['what is no version', 'mfe-blog=../../etc'],
  ['a list in place of a version', 'mfe-blog=1.0.0-n,mfe-shop@1'],
])('%s is a query as any other', async (_what, query) => {
  const site = aSite();
  await enter(site);
  const { statusCode } = await site.get(`/blog?${query}`);
  expect([statusCode, site.jar.has('pins')]).toEqual([200, false]);
});

test('pins without the token count for nothing', async () => {
  const site = aSite();
  site.jar.set('pins', 'mfe-blog@1.0.0-n');
  site.jar.set('equipos', 'otro-secreto-de-otros');
  const { body, headers } = await site.get('/blog');
  expect(body).toContain('/blog of mfe-blog 1.0.0-a');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('who has pins takes no part in a canary', async () => {
  const site = aSite({ running: [aCanary()] });
  await enter(site);
  await site.get('/?mfe-shop=1.0.0-m');
  expect((await site.get('/blog')).body).toContain('/blog of mfe-blog 1.0.0-a');
  expect([...site.jar.keys()]).toEqual(['equipos', 'pins']);
});
