/** @jest-environment node */

import net from 'node:net';
import type { OutcomeKind } from '../../../shared/composition/outcome';
import { aLiveRemote } from '../../../testing/aLiveRemote';
import { aComposedPage, allVisitors, aServer, plainDocuments, somePages, someReleases } from '../../testing/aServer';
import { RenderFailure } from '../../threads/RenderFailure';
import { documentRoute } from './documentRoute';

const blog = aLiveRemote();

function aSite(make?: Parameters<typeof somePages>[0]) {
  const { pages, asked } = somePages(make);
  const views: [string, OutcomeKind][] = [];
  const app = aServer((server) =>
    documentRoute(server, {
      ...plainDocuments,
      visitors: allVisitors(someReleases(blog)),
      pages,
      watch: { view: () => {} },
      figures: { view: ({ version }, { kind }) => void views.push([version, kind]) },
    }),
  );
  return { app, asked, views };
}

/** Sends a request as it is and returns the whole answer. HTTP clients would correct the address. */
async function raw(app: ReturnType<typeof aSite>['app'], request: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.end(Buffer.from(request, 'latin1'));
  let answer = '';
  for await (const part of socket) answer += part;
  await app.close();
  return answer;
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n`;

test('an address is parsed once and its remote found once', async () => {
  const { app, asked } = aSite();
  const { body, headers } = await app.inject('/blog/post/1?x=%C3%B1');
  expect(body).toBe('/blog/post/1?x=%C3%B1 by mfe-blog');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(asked).toEqual([
    {
      address: { pathname: '/blog/post/1', search: '?x=%C3%B1' },
      remote: blog,
      snapshot: { revision: 'r1', remotes: [blog], nav: [] },
    },
  ]);
});

test.each([
  ['//[', '301', '/['],
  ['//otra.example/blog', '301', '/otra.example/blog'],
  ['/\\otra.example', '301', '/otra.example'],
  ['http://site.example//blog/', '301', '/blog'],
  ['/a/../blog', '301', '/blog'],
  ['/blog/', '301', '/blog'],
])('GET %s redirects to the page of this site', async (target, status, location) => {
  const answer = await raw(aSite().app, get(target));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(/^location: (.*)\r$/m.exec(answer)?.[1]).toBe(location);
});

test('GET http://host/blog, as proxies send it, is the page', async () => {
  const answer = await raw(aSite().app, get('http://site.example/blog'));
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\/blog by mfe-blog/);
});

test('an invalid host, or one that differs from the target’s, is refused with a page', async () => {
  for (const request of [get('http://otra.example/blog'), get('/blog').replace('site.example', 'a b')]) {
    expect(await raw(aSite().app, request)).toMatch(/^HTTP\/1.1 400 [\s\S]*Dirección no válida/);
  }
});

test.each(['/%', '/%zz', '/blog/%E0%A4%A', '/blog%00', '/bl%0Aog', '*', '/bl\x01og', 'blog'])(
  'GET %j is refused with a page in Spanish',
  async (target) => {
    const answer = await raw(aSite().app, get(target));
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*<h1>/);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).not.toMatch(/FST_|"error"|Bad Request"/);
  },
);

test('an address over 8 KB is refused, and so is one over Node’s own limit', async () => {
  expect(await raw(aSite().app, get(`/${'a'.repeat(9000)}`))).toMatch(/^HTTP\/1.1 414 [\s\S]*<h1>/);
  expect(await raw(aSite().app, get(`/${'a'.repeat(20_000)}`))).toMatch(/^HTTP\/1.1 431 [\s\S]*<h1>/);
});

test('bytes that are no HTTP are answered with a page', async () => {
  expect(await raw(aSite().app, 'HOLA\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[\s\S]*<h1>/);
});

test('a remote’s redirect is passed on', async () => {
  const { app } = aSite(async () => aComposedPage('', { status: 302, location: '/tienda' }));
  const { statusCode, headers } = await app.inject('/blog/viejo');
  expect([statusCode, headers.location]).toEqual([302, '/tienda']);
});

test('a page that caches may keep has a tag and gives 304; other pages have no tag', async () => {
  const { app } = aSite(async ({ address }) => aComposedPage('hola', { keep: address.pathname !== '/blog/b' }));
  const first = await app.inject('/blog/a');
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await app.inject({ url: '/blog/a', headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
  const { headers } = await app.inject('/blog/b');
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
});

test('a 404 is sent in full, even to a browser that has it', async () => {
  const { app } = aSite(async () => aComposedPage('no existe', { status: 404 }));
  const etag = String((await app.inject('/blog/nada')).headers.etag);
  const again = await app.inject({ url: '/blog/nada', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([404, 'no existe']);
});

test('a missing file gets a short answer without a rendered page, even below a remote', async () => {
  const { app, asked } = aSite(async () => aComposedPage('página entera', { status: 404 }));
  const file = await app.inject('/wp-login.php');
  expect([file.statusCode, file.headers['cache-control'], asked]).toEqual([404, 'no-store', []]);
  expect(file.body).toContain('<h1>Página no encontrada</h1>');
  expect((await app.inject('/blog/logo.png')).body).toBe(file.body);
  expect((await app.inject('/contacto.html')).body).toBe('página entera');
});

test('a good page has no retry-after, and no encoding if the client accepts none', async () => {
  const { headers } = await aSite().app.inject('/blog');
  expect(headers).not.toHaveProperty('retry-after');
  expect(headers).not.toHaveProperty('content-encoding');
});

test('caches may keep a redirect that is the same for all visitors', async () => {
  const { app } = aSite(async () => aComposedPage('', { status: 301, location: '/tienda' }));
  const { headers } = await app.inject('/blog/viejo');
  expect([headers.vary, headers['cache-control']]).toEqual([undefined, undefined]);
});

test('a page that failed tells when to ask again', async () => {
  const { app } = aSite(async () => aComposedPage('tarjeta', { status: 503, keep: false }));
  const { statusCode, headers, body } = await app.inject('/blog');
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '10', 'tarjeta']);
});

test.each([
  [new RenderFailure('crashed', 'shell', 'no memory'), 503, '10'],
  [new Error('secret cause'), 500, undefined],
])(
  'if no page can be rendered, the visitor gets a Spanish sentence without the cause: %s',
  async (error, status, wait) => {
    const { app } = aSite(() => Promise.reject(error));
    const { statusCode, headers, body } = await app.inject('/blog');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([status, wait, 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="es">');
    expect(body).not.toContain(error.message);
  },
);

test('prefetches and robots get the page, but count no view', async () => {
  const { app, views } = aSite();
  for (const headers of [{ 'sec-purpose': 'prefetch' }, { 'user-agent': 'Twitterbot/1.0' }]) {
    expect((await app.inject({ url: '/blog', headers })).statusCode).toBe(200);
  }
  expect(views).toEqual([]);
});

test('each answer tells the outcome of its page, and why, in Server-Timing', async () => {
  const outcome = { kind: 'last-good', remote: 'mfe-blog', version: '1.0.0-a', reason: 'late' } as const;
  const { app } = aSite(async () => aComposedPage('', { outcome }));
  expect((await app.inject('/blog')).headers['server-timing']).toMatch(
    /^page;desc="last-good mfe-blog@1\.0\.0-a late";dur=\d+$/,
  );
});

test('a view is counted with its release, and with its outcome; a redirect and a look without a page are none', async () => {
  const { app, views } = aSite(async ({ address: { pathname } }) =>
    aComposedPage('', {
      ...(pathname === '/blog/roto' && { outcome: { kind: 'card' } }),
      ...(pathname === '/blog/viejo' && { outcome: { kind: 'last-good' } }),
      ...(pathname === '/blog/ido' && { location: '/blog', status: 302 }),
    }),
  );
  for (const path of ['/blog', '/blog/roto', '/blog/viejo', '/blog/ido', '/nada']) await app.inject(path);
  await app.inject({ method: 'HEAD', url: '/blog' });
  expect(views).toEqual([
    ['1.0.0-a', 'rendered'],
    ['1.0.0-a', 'card'],
    ['1.0.0-a', 'last-good'],
  ]);
});
