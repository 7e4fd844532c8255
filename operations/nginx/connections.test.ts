import { once } from 'node:events';
import http from 'node:http';
import tls from 'node:tls';
import { type ProxiedSites, startSites } from './testing/startSites';

let sites: ProxiedSites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());
beforeEach(() => sites.answer(() => {}));

const open = (options: tls.ConnectionOptions = {}) => {
  const { ports, certificate } = sites.nginx;
  return tls.connect({
    host: '127.0.0.1',
    port: ports.https,
    servername: 'tramuntana.example',
    ca: certificate,
    ...options,
  });
};

test('HTTP is redirected to the same address with HTTPS', async () => {
  const request = http.get({ host: '127.0.0.1', port: sites.nginx.ports.http, path: '/blog?page=2' });
  const [{ statusCode, headers }] = await once(request, 'response');
  expect([statusCode, headers.location]).toEqual([301, 'https://tramuntana.example/blog?page=2']);
});

test('browsers get HTTP/2, and no TLS older than 1.2', async () => {
  const browser = sites.visitor().openHttp2();
  expect(await browser.status('/blog')).toBe(200);
  browser.close();
  // Otherwise Node would refuse the old version itself.
  const old = open({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
  expect(await once(old, 'error')).toMatchObject([{ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' }]);
});

test('the site learns address, host and protocol; a forged address stands before the one that nginx saw', async () => {
  await sites.visitor().ask('/', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } });
  expect(sites.reached()[0]?.headers).toMatchObject({
    host: 'tramuntana.example',
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-host': 'tramuntana.example',
    'x-forwarded-proto': 'https',
  });
});

test('a slow client keeps the site busy neither with its form nor with its answer', async () => {
  const page = 'a'.repeat(1_000_000);
  const answered = new Promise<void>((resolve) => {
    sites.answer((_site, { method }, response) => {
      if (method === 'GET') response.once('finish', resolve).end(page);
    });
  });
  const head = 'HTTP/1.1\r\nHost: tramuntana.example\r\n';
  const reader = open().pause();
  reader.write(`GET /blog ${head}\r\n`);
  await answered;
  reader.destroy();
  const sender = open();
  sender.write(`POST /contacto/mensaje ${head}Content-Length: 10\r\n\r\nhalf `);
  // nginx has answered a later visitor, so it has the half form.
  await sites.visitor().ask('/blog');
  expect(sites.reached().map(({ method }) => method)).toEqual(['GET', 'GET']);
  sender.write('whole');
  await once(sender, 'data');
  sender.destroy();
  expect(sites.reached().find(({ method }) => method === 'POST')?.body).toBe('half whole');
});

describe('sizes', () => {
  test('a body may have 64 kB', async () => {
    const { post } = sites.visitor();
    expect((await post('/contacto/mensaje', { body: 'a'.repeat(65_536) })).status).toBe(200);
    expect(sites.reached()[0]?.body).toHaveLength(65_536);
    const refused = await post('/contacto/mensaje', { body: 'a'.repeat(65_537) });
    expect(refused).toMatchObject({ status: 413, body: expect.stringContaining('ocupa demasiado') });
  });

  test('headers of 15 kB pass in both directions, and longer ones are refused in Spanish', async () => {
    sites.answer((_site, _request, response) => response.setHeader('content-security-policy', 'a'.repeat(15_000)));
    const { ask } = sites.visitor();
    const { status, headers } = await ask('/', { headers: { cookie: 'a'.repeat(15_000) } });
    expect([status, headers['content-security-policy']?.length]).toEqual([200, 15_000]);
    const body = expect.stringContaining('No hemos entendido la dirección');
    expect(await ask('/', { headers: { cookie: 'a'.repeat(17_000) } })).toMatchObject({ status: 431, body });
    expect(await ask(`/${'a'.repeat(17_000)}`)).toMatchObject({ status: 414, body });
  });
});
