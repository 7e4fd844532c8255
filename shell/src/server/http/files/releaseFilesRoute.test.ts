/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { aServer, noPins } from '../../testing/aServer';
import { releaseFilesRoute } from './releaseFilesRoute';

const SCRIPT = 'console.log("hola");';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  writeFileSync(path.join(folder, 'x.js'), SCRIPT);
  writeFileSync(path.join(folder, 'x.js.br'), zlib.brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'x.js.gz'), 'nobody has verified this');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A site whose store has verified only these files. The blog's 1.0.0-a is or was live. */
function aSite(...verified: string[]) {
  // A team's browser that has pinned 1.0.0-n.
  const pins = {
    ...noPins,
    has: ({ headers }: { headers: { cookie?: string } }, _remote: string, version: string) =>
      headers.cookie === 'pins' && version === '1.0.0-n',
  };
  const asked: string[][] = [];
  const app = aServer((server) => {
    server.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    releaseFilesRoute(server, {
      registry: { isServed: (remote, version) => remote === 'mfe-blog' && version === '1.0.0-a' },
      pins,
      store: {
        file: async (...name) => {
          asked.push(name);
          return verified.includes(name.join(' ')) ? path.join(folder, path.basename(name[2])) : undefined;
        },
      },
    });
  });
  return { app, asked };
}

test('a browser gets a never-live version that it has pinned, and no cache keeps the file', async () => {
  const url = '/releases/mfe-blog/1.0.0-n/x.js';
  const { app, asked } = aSite('mfe-blog 1.0.0-n web/x.js');
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie: 'pins' } });
  expect([statusCode, headers['cache-control'], body]).toEqual([200, 'private, no-store', SCRIPT]);
});

const PLAIN = 'mfe-blog 1.0.0-a web/x.js';
const ADDRESS = '/releases/mfe-blog/1.0.0-a/x.js';

test('a file that matches its hash may be cached for a year', async () => {
  const { headers, body } = await aSite(PLAIN).app.inject(ADDRESS);
  expect(body).toBe(SCRIPT);
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a client that accepts Brotli gets the compressed file, if that was verified, too', async () => {
  const accept = { 'accept-encoding': 'gzip, br' };
  const { headers, rawPayload } = await aSite(PLAIN, `${PLAIN}.br`).app.inject({ url: ADDRESS, headers: accept });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect(zlib.brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
  const { headers: unverified, body } = await aSite(PLAIN).app.inject({ url: ADDRESS, headers: accept });
  expect([unverified['content-encoding'], body]).toEqual([undefined, SCRIPT]);
});

test('an unverified compressed file in the folder is never served', async () => {
  const { headers, body } = await aSite(PLAIN).app.inject({ url: ADDRESS, headers: { 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT]);
});

test.each(['/releases/mfe-blog/1.0.0-a/otro.js', '/releases/mfe-otro/1.0.0-a/x.js', '/releases/../1.0.0-a/x.js'])(
  '%s is a 404 that no cache keeps',
  async (address) => {
    const { statusCode, headers } = await aSite(PLAIN).app.inject(address);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

test('the store is asked only for files of the browser’s folder, by the name in the address', async () => {
  const { app, asked } = aSite();
  await app.inject('/releases/mfe-blog/1.0.0-a/chunks/a%20b.js');
  expect(asked).toEqual([['mfe-blog', '1.0.0-a', 'web/chunks/a b.js']]);
});

test('a release that is only published is not served, and the store is not even asked', async () => {
  const { app, asked } = aSite('mfe-blog 2.0.0-b web/x.js');
  const { statusCode, body } = await app.inject('/releases/mfe-blog/2.0.0-b/x.js');
  expect([statusCode, asked]).toEqual([404, []]);
  expect(body).not.toContain(SCRIPT);
});

test('conditions and ranges apply to the file that is sent, compressed or not', async () => {
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    aSite(PLAIN, `${PLAIN}.br`).app.inject({ method, url: ADDRESS, headers: { 'accept-encoding': 'br', ...headers } });
  const { headers, rawPayload } = await ask({});
  const part = await ask({ range: 'bytes=-5' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, rawPayload.subarray(-5)]);
  expect(part.headers['content-range']).toMatch(`/${rawPayload.length}`);
  expect((await ask({ 'if-none-match': `"x", ${headers.etag}` }, 'HEAD')).statusCode).toBe(304);
  expect((await ask({ 'if-modified-since': String(headers['last-modified']) })).statusCode).toBe(304);
  expect((await ask({ 'if-match': '"old"', range: 'bytes=0-1' })).statusCode).toBe(412);
  const beyond = await ask({ range: 'bytes=5000-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${rawPayload.length}`]);
});

test('a client that does not accept Brotli gets the file uncompressed', async () => {
  for (const accepted of ['gzip', 'br;q=0', 'identity']) {
    const { app, asked } = aSite(PLAIN, `${PLAIN}.br`);
    const { headers, body } = await app.inject({ url: ADDRESS, headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT]);
    expect(asked).toEqual([['mfe-blog', '1.0.0-a', 'web/x.js']]);
  }
});
