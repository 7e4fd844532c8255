import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Front, frontOf } from './frontOf';

const PAGE = '<head><script src="/a.js"></script></head><p>Vuelos</p>';
const POLICY = "default-src 'self'";
let site: http.Server;
let address: string;
const fronts: Front[] = [];

beforeAll(async () => {
  site = http.createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      'content-security-policy': POLICY,
      ...(isPage ? { 'content-encoding': 'br', link: '</a.js>; rel=preload; as=script' } : {}),
    });
    response.end(isPage ? brotliCompressSync(PAGE) : 'start()');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  for (const front of fronts) await front.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

async function read(scripts: boolean, path: string) {
  const front = await frontOf(address, { scripts });
  fronts.push(front);
  const response = await fetch(front.url + path, { headers: { 'accept-encoding': 'br' } });
  return { text: await response.text(), headers: response.headers };
}

test('a page with scripts passes unchanged', async () => {
  const { text, headers } = await read(true, '/');
  expect(text).toBe(PAGE);
  expect(headers.get('link')).toBe('</a.js>; rel=preload; as=script');
});

test('a page without scripts keeps its policy and its compression, and loses scripts and their preloads', async () => {
  const { text, headers } = await read(false, '/');
  expect(text).toBe('<head></head><p>Vuelos</p>');
  expect(headers.get('content-security-policy')).toBe(POLICY);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('link')).toBeNull();
});

test('both proxies pass the same files', async () => {
  expect((await read(false, '/a.js')).text).toBe('start()');
  expect((await read(true, '/a.js')).text).toBe('start()');
});
