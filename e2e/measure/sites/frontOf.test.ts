import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { type Front, frontOf, linkHeaderWithoutScripts, withoutScripts } from './frontOf';

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
  for (const scripts of [true, false]) expect((await read(scripts, '/a.js')).text).toBe('start()');
});

test('inline scripts, data blocks and script files go, and the rest stays unchanged', () => {
  const page = '<head><title>Drones</title>{}<style>a{color:red}</style></head><body><p>Vuelos</p>{}</body>';
  const html = page
    .replace('{}', '<script>if(1<2)go()</script><script data-scripts="/a.js /b.js">start()</script>')
    .replace(
      '{}',
      '<script type="application/json" id="page-state">{"a":"<p>"}</script><SCRIPT defer src="/a.js"></SCRIPT>',
    );
  expect(withoutScripts(html)).toBe(page.replaceAll('{}', ''));
});

test.each([
  '<link rel="preload" as="script" href="/a.js">',
  '<link as="script" href="/a.js" rel="preload" fetchpriority="low">',
  '<link rel="modulepreload" href="/a.js">',
  '<link rel="prefetch" as="script" href="/a.js">',
])('%s goes', (link) => {
  expect(withoutScripts(`<p>${link}</p>`)).toBe('<p></p>');
});

test.each([
  '<link rel="preload" as="font" type="font/woff2" href="/script.woff2" crossorigin>',
  '<link rel="preload" as="image" href="/hero.avif">',
  '<link rel="icon" href="/favicon.svg">',
])('%s stays', (link) => {
  expect(withoutScripts(`<p>${link}</p>`)).toBe(`<p>${link}</p>`);
});

test('a Link header keeps its other links', () => {
  expect(linkHeaderWithoutScripts('</a.js>; rel=preload; as=script, </f.woff2>; rel=preload; as=font')).toBe(
    '</f.woff2>; rel=preload; as=font',
  );
  expect(linkHeaderWithoutScripts('</a.js>; rel=preload; as=script')).toBeUndefined();
});
