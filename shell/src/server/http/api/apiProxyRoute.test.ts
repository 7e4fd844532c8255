/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ProviderFailures } from '../../../render-worker/ProviderFailures';
import { aServer } from '../../testing/aServer';
import { apiProxyRoute, proxySettings } from './apiProxyRoute';

let api: http.Server;
let handle: http.RequestListener;

beforeEach(async () => {
  handle = ({ url, headers }, response) => {
    const told = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];
    response.end(JSON.stringify([url, ...told.map((name) => headers[name] ?? null)]));
  };
  api = http.createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const failures = new ProviderFailures({ postMessage() {}, onmessage() {} });

function aSite({ trustedProxies = [] as string[], timeout = 60_000 } = {}) {
  const { port } = api.address() as AddressInfo;
  return aServer(
    (app) => apiProxyRoute(app, { apiOrigin: `http://127.0.0.1:${port}`, apiPath: '/v1/api', timeout, failures }),
    {
      trustedProxies,
    },
  );
}

const claims = {
  host: 'site.example',
  'x-forwarded-for': '192.0.2.66',
  'x-forwarded-host': 'espia.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=espia.example',
};

test('the API gets the visitor’s address from the site, not from the visitor’s own headers', async () => {
  const { body } = await aSite().inject({ url: '/api/services?x=1', headers: claims });
  expect(JSON.parse(body)).toEqual(['/v1/api/services?x=1', '127.0.0.1', 'site.example', 'http', null]);
});

test('the API gets no cookie, because they are the shell’s own', async () => {
  handle = ({ headers }, response) => response.end(String(headers.cookie));
  const headers = { cookie: 'equipos=secreto; pins=mfe-blog@2' };
  expect((await aSite().inject({ url: '/api/services', headers })).body).toBe('undefined');
});

test('headers of a connection are not passed on, in either direction', async () => {
  handle = ({ headers }, response) => {
    response.writeHead(200, {
      'keep-alive': 'timeout=72',
      connection: 'keep-alive, x-hop',
      'x-hop': '1',
      'x-end': '1',
    });
    response.end(JSON.stringify([headers['x-own'] ?? null, headers['keep-alive'] ?? null]));
  };
  const site = aSite();
  const address = await site.listen({ host: '127.0.0.1', port: 0 });
  const headers = { connection: 'close, x-own', 'x-own': '1', 'keep-alive': 'timeout=9' };
  const answer = await new Promise<http.IncomingMessage>((resolve) =>
    http.get(`${address}/api/x`, { headers }, resolve),
  );
  expect(answer.headers).toMatchObject({ connection: 'close', 'x-end': '1' });
  expect([answer.headers['keep-alive'], answer.headers['x-hop']]).toEqual([undefined, undefined]);
  expect(await text(answer)).toBe('[null,null]');
  await site.close();
});

test('the API gets the site’s address if an HTTP/1.0 client names no host', async () => {
  const site = aSite();
  await site.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET /api/x HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toContain(`"127.0.0.1:${port}"`);
  await site.close();
});

test('only the API evaluates the conditions of requests', async () => {
  handle = ({ headers }, response) => {
    response.setHeader('etag', '"a"');
    response.end(JSON.stringify([headers['if-none-match'], headers.range]));
  };
  const headers = { 'if-none-match': '"a"', range: 'bytes=0-1' };
  const { statusCode, body } = await aSite().inject({ url: '/api/services', headers });
  expect([statusCode, JSON.parse(body)]).toEqual([200, ['"a"', 'bytes=0-1']]);
});

test('the API gets the site’s request id, not the visitor’s', async () => {
  handle = ({ headers }, response) => response.end(headers['x-request-id']);
  const ask = () => aSite().inject({ url: '/api/services', headers: { 'x-request-id': 'mine' } });
  const [one, other] = [await ask(), await ask()];
  expect(one.body).toMatch(/^[\da-f-]{36}$/);
  expect(other.body).not.toBe(one.body);
});

test('a configured proxy is trusted', async () => {
  const { body } = await aSite({ trustedProxies: ['loopback'] }).inject({ url: '/api/services', headers: claims });
  expect(JSON.parse(body)).toEqual(['/v1/api/services', '192.0.2.66', 'espia.example', 'https', null]);
});

test.each(['GET', 'POST'] as const)('an API that hangs up is a bad gateway to %s, in JSON', async (method) => {
  handle = (request) => request.socket.destroy();
  const { statusCode, headers, body } = await aSite().inject({
    method,
    url: '/api/formularios/',
    payload: method === 'POST' ? '{}' : undefined,
    headers: { 'content-type': 'application/json' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([502, 'no-store']);
  expect(JSON.parse(body)).toEqual({ error: 'El servicio no responde bien' });
});

test('an unreachable API is a bad gateway', async () => {
  const app = aSite();
  await new Promise((resolve) => api.close(resolve));
  expect((await app.inject('/api/services')).statusCode).toBe(502);
});

test('the API has fifteen seconds to begin its answer, and for each pause in it', () => {
  const { undici } = proxySettings({ apiOrigin: 'http://api.invalid', apiPath: '/api' });
  expect(undici).toEqual({ headersTimeout: 15_000, bodyTimeout: 15_000 });
});

test('an API that does not answer is a gateway timeout', async () => {
  handle = () => undefined;
  const { statusCode, body } = await aSite({ timeout: 1 }).inject('/api/services');
  expect([statusCode, JSON.parse(body)]).toEqual([504, { error: 'El servicio tarda demasiado' }]);
});

test.each(['/api//espia.example/x', '/api/../x', '/api/%2e%2e/x', '/api/\\espia.example'])(
  '%s reaches no other host and causes no server error',
  async (url) => {
    handle = (_request, response) => response.writeHead(404).end();
    expect((await aSite().inject(url)).statusCode).toBeLessThan(500);
  },
);

/** Sends a request as curl does for a body over 1 KB, on a connection of its own. */
async function sendExpecting(body: string): Promise<{ status: number | undefined; text: string }> {
  const app = aSite();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  try {
    return await new Promise((resolve, reject) => {
      const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/api/formularios/', headers });
      request.on('continue', () => request.end(body));
      request.on('error', reject);
      request.on('response', async (response) => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: response.statusCode, text });
      });
    });
  } finally {
    await app.close();
  }
}

test('a client that sends Expect: 100-continue is served', async () => {
  handle = async ({ headers }, response) =>
    response.end(JSON.stringify([headers['content-type'], headers.expect ?? null]));
  const { status, text } = await sendExpecting(JSON.stringify({ mensaje: 'hola' }));
  expect([status, JSON.parse(text)]).toEqual([200, ['application/json', null]]);
});

test('the API gets a body byte by byte, whatever its type', async () => {
  handle = async (request, response) => {
    response.setHeader('x-type', request.headers['content-type'] ?? 'none');
    request.pipe(response);
  };
  const send = (type: string) =>
    aSite().inject({ method: 'POST', url: '/api/x', payload: '{ "a":1 }', headers: { 'content-type': type } });
  for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain']) {
    const { body, headers } = await send(type);
    expect([body, headers['x-type']]).toEqual(['{ "a":1 }', type]);
  }
});

test('a body over 32 KB is refused before the API is asked', async () => {
  const asked: (string | undefined)[] = [];
  handle = ({ headers }, response) => {
    asked.push(headers['content-length']);
    response.end();
  };
  const send = (length: number) =>
    aSite().inject({ method: 'POST', url: '/api/formularios/', payload: 'x'.repeat(length) });
  expect((await send(32_768)).statusCode).toBe(200);
  const { statusCode, body } = await send(32_769);
  expect([statusCode, JSON.parse(body)]).toEqual([413, { error: 'Envío demasiado grande' }]);
  expect(asked).toEqual(['32768']);
  expect(await sendExpecting('x'.repeat(3_000_000))).toMatchObject({ status: 413 });
});

test('an overloaded API is asked once, and its 503 and retry-after go to the caller', async () => {
  let asked = 0;
  handle = (_request, response) => {
    asked += 1;
    response.writeHead(503, { 'retry-after': '7' }).end('{}');
  };
  const { statusCode, headers } = await aSite().inject('/api/services');
  expect([statusCode, headers['retry-after'], asked]).toEqual([503, '7', 1]);
});
