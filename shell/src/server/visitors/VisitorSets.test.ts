/** @jest-environment node */
import { aShop } from '../../testing/aLiveRemote';
import { documentRoute } from '../http/documents/documentRoute';
import { statusRoutes } from '../http/status/statusRoutes';
import { aCanary, aCanaryRegistry, toldOf } from '../testing/aCanary';
import { aComposedPage, aServer, noPins, plainDocuments, somePages } from '../testing/aServer';
import { CanaryWatch } from './CanaryWatch';
import { VisitorSets } from './VisitorSets';

/** A site with a canary of the blog. Visitors who are new draw the numbers in `drawn`. */
function aSite(...drawn: number[]) {
  const { registry, canaries } = aCanaryRegistry(aCanary());
  const visitors = new VisitorSets({ registry, pins: noPins, random: () => drawn.shift() ?? 9999 });
  const watch = new CanaryWatch({ halt: () => void canaries.splice(0) });
  const { pages } = somePages(async ({ address, remote }) =>
    aComposedPage(`${address.pathname} of ${remote?.version}`, {
      ...(address.pathname === '/blog/roto' && remote?.version === '1.0.0-b' && { outcome: { kind: 'card' } }),
    }),
  );
  const app = aServer(
    (server) => {
      statusRoutes(server, {
        ...toldOf(registry),
        visitors,
        canaryOf: () => undefined,
      });
      documentRoute(server, { ...plainDocuments, visitors, pages, watch });
    },
    { trustedProxies: ['loopback'] },
  );
  const visit = async (url: string, cookie = '', headers = {}) => {
    const answer = await app.inject({ url, headers: { ...(cookie && { cookie }), ...headers } });
    const { 'cache-control': cache, vary } = answer.headers;
    return {
      body: answer.body,
      cookies: answer.cookies,
      cache,
      vary,
      status: answer.statusCode,
      etag: answer.headers.etag,
    };
  };
  return { app, visit, canaries, watch, registry };
}

const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, max-age=0, must-revalidate';

test('a page of another remote sets no cookie and has one answer for all visitors', async () => {
  const { visit } = aSite();
  const alone = { body: '/tienda of 1.0.0-a', cookies: [], cache: PUBLIC, vary: 'Accept-Encoding' };
  expect(await visit('/tienda')).toMatchObject(alone);
  expect(await visit('/tienda', 'canary-mfe-blog=5.1.0.0-b')).toMatchObject(alone);
  expect(await visit('/no-existe')).toMatchObject({ cookies: [], cache: PUBLIC, vary: 'Accept-Encoding' });
});

test('the first page of the remote draws a release, and only that browser may keep the answer', async () => {
  const { visit } = aSite(999, 1000);
  const both = { cache: PRIVATE, vary: 'Accept-Encoding, Cookie' };
  const cookie = { name: 'canary-mfe-blog', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 7 * 24 * 3600 };
  expect(await visit('/blog')).toMatchObject({
    ...both,
    body: '/blog of 1.0.0-b',
    cookies: [{ ...cookie, value: '999.1.0.0-b' }],
  });
  expect(await visit('/blog')).toMatchObject({
    ...both,
    body: '/blog of 1.0.0-a',
    cookies: [{ ...cookie, value: '1000.1.0.0-b' }],
  });
});

test('the cookie is secure if the site uses TLS', async () => {
  const { visit } = aSite(999, 999);
  expect((await visit('/blog')).cookies[0]?.secure).toBeUndefined();
  const [cookie] = (await visit('/blog', '', { 'x-forwarded-proto': 'https' })).cookies;
  expect(cookie?.secure).toBe(true);
});

test('a browser keeps its release; shared caches may keep the live release’s pages only', async () => {
  const { visit } = aSite();
  const vary = 'Accept-Encoding, Cookie';
  for (let visits = 0; visits < 3; visits++) {
    const canary = await visit('/blog', 'canary-mfe-blog=999.1.0.0-b');
    expect(canary).toMatchObject({ body: '/blog of 1.0.0-b', cookies: [], cache: PRIVATE, vary });
    const live = await visit('/blog', 'canary-mfe-blog=1000.1.0.0-b');
    expect(live).toMatchObject({ body: '/blog of 1.0.0-a', cookies: [], cache: PUBLIC, vary });
  }
});

test('a browser in a share stays in it when the share grows', async () => {
  const { visit, canaries } = aSite();
  canaries[0] = aCanary({ percent: 30 });
  expect((await visit('/blog', 'canary-mfe-blog=999.1.0.0-b')).body).toBe('/blog of 1.0.0-b');
  expect((await visit('/blog', 'canary-mfe-blog=2999.1.0.0-b')).body).toBe('/blog of 1.0.0-b');
  expect((await visit('/blog', 'canary-mfe-blog=3000.1.0.0-b')).body).toBe('/blog of 1.0.0-a');
});

test.each(['999.1.0.0-a', '99999.1.0.0-b', '-1.1.0.0-b', 'x', ''])(
  'a cookie of another canary or with an invalid value draws anew: %s',
  async (value) => {
    const { visit } = aSite(7000);
    const answer = await visit('/blog', `canary-mfe-blog=${value}`);
    expect(answer).toMatchObject({ body: '/blog of 1.0.0-a', cookies: [{ value: '7000.1.0.0-b' }], cache: PRIVATE });
  },
);

test('when no canary runs, only a page of its remote removes the cookie', async () => {
  const { visit, canaries } = aSite();
  canaries.splice(0);
  const cookie = 'canary-mfe-blog=999.1.0.0-b';
  expect(await visit('/tienda', cookie)).toMatchObject({ cookies: [], cache: PUBLIC, vary: 'Accept-Encoding' });
  expect(await visit('/blog', cookie)).toMatchObject({
    body: '/blog of 1.0.0-a',
    cookies: [{ name: 'canary-mfe-blog', value: '', path: '/', expires: new Date(0) }],
    cache: PRIVATE,
  });
  expect(await visit('/blog')).toMatchObject({ cookies: [], cache: PUBLIC, vary: 'Accept-Encoding' });
});

test('the registry names a browser’s releases of all remotes, draws like a page, and is not cached', async () => {
  const { visit, registry } = aSite(5);
  const versions = (body: string) => JSON.parse(body).remotes.map(({ version }: { version: string }) => version);
  const first = await visit('/registry.json');
  expect(versions(first.body)).toEqual(['1.0.0-b', '1.0.0-a']);
  expect(first).toMatchObject({ cache: 'no-store', cookies: [{ value: '5.1.0.0-b' }] });
  const cookie = 'canary-mfe-blog=9000.1.0.0-b';
  expect(versions((await visit('/registry.json', cookie)).body)).toEqual(['1.0.0-a', '1.0.0-a']);
  // An open page is not outdated, whether it is of the canary's remote or of another.
  const canaries = registry.canaries();
  for (const { revision } of [registry.current(), registry.withCanaries(canaries)]) {
    const answer = await visit('/registry.json', 'canary-mfe-blog=5.1.0.0-b', { 'if-none-match': `"${revision}"` });
    expect(answer.status).toBe(304);
  }
});

test('the registry removes the cookies of ended canaries, and no others', async () => {
  const { visit } = aSite();
  const cookies = 'canary-mfe-blog=9000.1.0.0-b; canary-mfe-shop=5.1.0.0-c; sesion=abc; x-canary-=1';
  const taken = (await visit('/registry.json', cookies)).cookies;
  expect(taken).toEqual([expect.objectContaining({ name: 'canary-mfe-shop', path: '/', value: '', maxAge: 0 })]);
});

test('asking whether a page is outdated sets no cookie', async () => {
  const { app, registry } = aSite(5);
  const ask = (revision: string, cookie = '') =>
    app.inject({ method: 'HEAD', url: '/registry.json', headers: { 'if-none-match': `"${revision}"`, cookie } });
  const { revision } = registry.current();
  expect(await ask(revision)).toMatchObject({ statusCode: 304, cookies: [] });
  expect(await ask('former')).toMatchObject({ statusCode: 200, cookies: [], headers: { etag: `"${revision}"` } });
  const canary = registry.withCanaries(registry.canaries()).revision;
  expect((await ask(canary, 'canary-mfe-blog=5.1.0.0-b')).statusCode).toBe(304);
});

test.each(['canary-x y=1', 'canary-=1', 'canary-ñ=1', 'canary-(x)=1', 'canary-__proto__=1'])(
  'a cookie that the site cannot have set is left alone: %s',
  async (cookie) => {
    const { visit } = aSite(5);
    const { status, cookies } = await visit('/registry.json', cookie);
    expect([status, cookies.map(({ name }) => name)]).toEqual([200, ['canary-mfe-blog']]);
  },
);

test('views are counted by release, even for a 304, and a page that cannot be rendered fails', async () => {
  const { visit, watch, canaries } = aSite();
  const [live, inCanary] = ['canary-mfe-blog=5000.1.0.0-b', 'canary-mfe-blog=5.1.0.0-b'];
  const { etag } = await visit('/blog', live);
  expect((await visit('/blog', live, { 'if-none-match': etag })).status).toBe(304);
  await visit('/blog', inCanary);
  await visit('/blog/roto', inCanary);
  await visit('/blog/roto', live);
  await visit('/tienda', inCanary);
  expect(watch.evidenceOf(canaries[0] ?? aCanary())).toMatchObject({
    views: { live: 3, canary: 2 },
    errors: { live: 0, canary: 1 },
  });
});

test('after a halt the next request gets the live release', async () => {
  const { visit, canaries } = aSite();
  const cookie = 'canary-mfe-blog=5.1.0.0-b';
  let views = 0;
  while (canaries.length > 0 && views < 60) {
    await visit('/blog/roto', cookie);
    views += 1;
  }
  expect(views).toBeLessThan(60);
  expect((await visit('/blog/roto', cookie)).body).toBe('/blog/roto of 1.0.0-a');
});

test('with two canaries, a page uses only that of its own remote', async () => {
  const { visit, canaries } = aSite();
  const shop = aShop({ version: '1.0.0-c' });
  canaries.push(aCanary({ remote: shop }));
  const cookie = 'canary-mfe-blog=5.1.0.0-b; canary-mfe-shop=5.1.0.0-c';
  expect((await visit('/blog', cookie)).body).toBe('/blog of 1.0.0-b');
  expect((await visit('/tienda', cookie)).body).toBe('/tienda of 1.0.0-c');
  expect((await visit('/tienda', 'canary-mfe-shop=5.1.0.0-c')).cookies).toEqual([]);
});
