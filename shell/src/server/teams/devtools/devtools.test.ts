/** @jest-environment node */
import { aCanary } from '../../testing/aCanary';
import { aTeamsSite, enter } from '../../testing/aTeamsSite';

const SCRIPT = '<script src="/assets/devtools.js" integrity="sha384-devtools" data-shell="1.0.0-t"></script></head>';
const AS_FOR_ALL = 'public, max-age=0, must-revalidate';

test('without the token `?devtools` is a query as any other, and its cookie counts for nothing', async () => {
  const site = aTeamsSite();
  site.jar.set('devtools', 'on');
  for (const url of ['/blog?devtools', '/blog']) {
    const { statusCode, headers, body, cookies } = await site.get(url);
    expect([statusCode, cookies, headers['cache-control']]).toEqual([200, [], AS_FOR_ALL]);
    expect(headers).not.toHaveProperty('server-timing');
    expect(body).not.toContain('devtools.js');
    expect(body).toContain(`${url} of mfe-blog`);
  }
  const refused = await site.get('/equipos/devtools');
  expect([refused.statusCode, refused.body.includes('mfe-blog')]).toEqual([403, false]);
});

test('a site without TEAMS_TOKEN has no overlay', async () => {
  const site = aTeamsSite({ token: null });
  site.jar.set('equipos', 'undefined');
  site.jar.set('devtools', 'on');
  expect((await site.get('/blog')).body).not.toContain('devtools.js');
  expect((await site.get('/equipos/devtools')).body).toContain('/equipos/devtools of undefined');
});

test('it is turned on by any address, until the browser is closed, and off again', async () => {
  const site = aTeamsSite();
  await enter(site);
  const on = await site.get('/blog?pagina=2&devtools');
  expect([on.statusCode, on.headers.location, on.headers['cache-control']]).toEqual([
    302,
    '/blog?pagina=2',
    'no-store',
  ]);
  expect(on.cookies).toEqual([{ name: 'devtools', value: 'on', path: '/', httpOnly: true, sameSite: 'Lax' }]);
  expect((await site.get('/tienda')).body).toContain(SCRIPT);
  const off = await site.get('/tienda?devtools=off');
  expect([off.statusCode, off.headers.location, site.jar.has('devtools')]).toEqual([302, '/tienda', false]);
  const { body, headers } = await site.get('/tienda');
  expect([body.includes('devtools.js'), headers['cache-control']]).toEqual([false, AS_FOR_ALL]);
});

test('another value of the parameter is a query as any other', async () => {
  const site = aTeamsSite();
  await enter(site);
  expect((await site.get('/blog?devtools=constructor')).body).toContain('/blog?devtools=constructor of mfe-blog');
});

test('such pages are kept by no cache and found by no search engine; those of visitors stay as they are', async () => {
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

test('the answer tells how the page was made', async () => {
  const site = aTeamsSite();
  await enter(site);
  await site.get('/?devtools');
  expect((await site.get('/blog')).headers['server-timing']).toMatch(/^page;desc="rendered";dur=\d+$/);
});

test('the overlay is told of the site: versions, pins, what is lent and needed', async () => {
  const site = aTeamsSite();
  await enter(site);
  await site.get('/?mfe-blog=1.0.0-n&mfe-shop=rota');
  const answer = await site.get('/equipos/devtools');
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(answer.json()).toEqual({
    revision: expect.any(String),
    shell: { name: 'shell', mounts: [], version: '1.0.0-t', live: '1.0.0-s', requires: {} },
    remotes: [
      {
        name: 'mfe-blog',
        mounts: ['/blog'],
        version: '1.0.0-n',
        live: '1.0.0-a',
        pinned: '1.0.0-n',
        contract: '^1.2.0',
        requires: { react: '^19.0.0-1.0.0-n' },
      },
      {
        name: 'mfe-shop',
        mounts: ['/tienda'],
        version: '1.0.0-a',
        live: '1.0.0-a',
        pinned: 'rota',
        problem: 'server.cjs does not match its hash',
        contract: '^1.2.0',
        requires: { react: '^19.0.0-1.0.0-a' },
      },
    ],
    lent: { react: '19.3.1', 'shared-contracts': '1.2.0' },
  });
});

test('what a release needs is told of the version that the open page has', async () => {
  const site = aTeamsSite();
  await enter(site);
  const { remotes } = (await site.get('/equipos/devtools?mfe-blog=0.9.0-z&mfe-shop=../secreto')).json();
  expect(remotes.map(({ requires }: { requires: object }) => requires)).toEqual([
    { react: '^19.0.0-0.9.0-z' },
    { react: '^19.0.0-1.0.0-a' },
  ]);
});

test('a canary is told beside the live release, and who has it', async () => {
  const site = aTeamsSite({ running: [aCanary()] });
  await enter(site);
  const { remotes } = (await site.get('/equipos/devtools')).json();
  expect(remotes[0]).toMatchObject({
    version: '1.0.0-b',
    live: '1.0.0-a',
    canary: { version: '1.0.0-b', percent: 10 },
  });
});
