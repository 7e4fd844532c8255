import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { judgeConditions } from './judgeConditions';

const folder = mkdtempSync(path.join(os.tmpdir(), 'conditions-'));
writeFileSync(path.join(folder, 'vuelo.mp4'), '0123456789');
afterAll(() => rmSync(folder, { recursive: true }));

/** A server with a page, a text that caches may keep, a text that they may not, a file, and a gateway. */
function aServer(judge: (app: FastifyInstance) => void): FastifyInstance {
  const app = Fastify();
  judge(app);
  app.register(fastifyStatic, { root: folder, serve: false });
  app.get('/page', (_request, reply) =>
    reply.header('etag', 'W/"page"').header('cache-control', 'public, max-age=0').type('text/html').send('<p>hola'),
  );
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send('Allow: /'));
  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send('now'));
  app.get('/missing', (_request, reply) => reply.code(404).header('etag', '"page"').send('no'));
  app.get('/file', (_request, reply) => reply.header('etag', '"file"').sendFile('vuelo.mp4', { etag: false }));
  app.get('/gateway', { config: { isGateway: true } }, ({ headers }, reply) =>
    reply.header('etag', '"x"').send(headers),
  );
  return app;
}

const app = aServer(judgeConditions);
afterAll(() => app.close());

async function ask(url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') {
  const { statusCode: status, body, headers: given } = await app.inject({ method, url, headers });
  return { status, body, headers: given };
}

test.each(['GET', 'HEAD'] as const)('%s of the client’s version is 304, without content headers', async (method) => {
  const { status, body, headers } = await ask('/page', { 'if-none-match': '"x", W/"page"' }, method);
  expect([status, body]).toEqual([304, '']);
  expect(headers).toMatchObject({ etag: 'W/"page"', 'cache-control': 'public, max-age=0' });
  expect(headers).not.toHaveProperty('content-type');
  expect([undefined, '7']).toContain(headers['content-length']);
  expect((await ask('/page', { 'if-none-match': '"x"' }, method)).status).toBe(200);
});

test('a text that caches may keep gets a tag of its bytes; other texts get no tag and are sent', async () => {
  const { headers } = await ask('/robots.txt');
  expect((await ask('/robots.txt', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  const live = await ask('/live', { 'if-none-match': '*' });
  expect([live.status, live.headers.etag]).toEqual([200, undefined]);
});

test('conditions apply only to a 200 answer', async () => {
  expect((await ask('/missing', { 'if-none-match': '"page"' })).status).toBe(404);
});

test.each(['GET', 'HEAD'] as const)('%s of a version that the client does not expect is 412', async (method) => {
  const { status, headers } = await ask('/file', { 'if-match': '"old"', range: 'bytes=0-1' }, method);
  expect(status).toBe(412);
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range']) {
    expect(headers).not.toHaveProperty(name);
  }
  const since = new Date(statSync(path.join(folder, 'vuelo.mp4')).mtimeMs - 60_000).toUTCString();
  expect((await ask('/file', { 'if-unmodified-since': since }, method)).status).toBe(412);
  expect((await ask('/file', { 'if-match': '"file"' }, method)).status).toBe(200);
});

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=-99999999', '0123456789', 'bytes 0-9/10'],
])('a part of a file: %s', async (range, part, contentRange) => {
  const { status, body, headers } = await ask('/file', { range, 'if-range': '"file"' });
  expect([status, body]).toEqual([206, part]);
  expect(headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(part.length) });
});

test.each([
  ['a HEAD has no part', { range: 'bytes=2-4' }, 'HEAD'],
  ['several parts', { range: 'bytes=0-0,5-5' }, 'GET'],
  ['a part of another version', { range: 'bytes=2-4', 'if-range': '"old"' }, 'GET'],
] as const)('the whole file is answered: %s', async (_what, headers, method) => {
  const whole = await ask('/file', headers, method);
  expect([whole.status, whole.headers['content-length']]).toEqual([200, '10']);
  expect(whole.headers).not.toHaveProperty('content-range');
});

test('a range beyond the end is refused, with the file’s length', async () => {
  const { status, headers } = await ask('/file', { range: 'bytes=50-' });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
});

test('a gateway passes the conditions on', async () => {
  const { status, body } = await ask('/gateway', { 'if-none-match': '*', range: 'bytes=0-1' });
  expect([status, JSON.parse(body)]).toMatchObject([200, { 'if-none-match': '*', range: 'bytes=0-1' }]);
});

// If one of these fails, @fastify/send handles that case by the standard. If all fail, it may judge the conditions itself
// again.
test.each([
  ['answers 416 to a suffix that is longer than the file', { range: 'bytes=-99999999' }, 'GET', 416],
  ['answers a HEAD with a part', { range: 'bytes=2-4' }, 'HEAD', 206],
  ['compares weakly for If-Match', { 'if-match': 'W/"file"' }, 'GET', 200],
  ['reads a date beside If-Match', { 'if-match': '*', 'if-unmodified-since': new Date(0).toUTCString() }, 'GET', 412],
] as const)('@fastify/send still %s', async (_what, headers, method, status) => {
  const plain = aServer(() => {});
  plain.get('/plain', (_request, reply) => reply.sendFile('vuelo.mp4'));
  const { headers: given } = await plain.inject('/plain');
  const condition = 'if-match' in headers && headers['if-match'] !== '*' ? { 'if-match': String(given.etag) } : {};
  expect((await plain.inject({ method, url: '/plain', headers: { ...headers, ...condition } })).statusCode).toBe(
    status,
  );
  await plain.close();
});
