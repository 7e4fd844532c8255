/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { aServer } from '../testing/aServer';
import { apiProxyRoute } from './apiProxyRoute';

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

function aSite({ trustedProxies = [] as string[], timeout = 60_000 } = {}) {
  const { port } = api.address() as AddressInfo;
  return aServer((app) => apiProxyRoute(app, { apiOrigin: `http://127.0.0.1:${port}`, apiPath: '/v1/api', timeout }), {
    trustedProxies,
  });
}

const claims = {
  host: 'site.example',
  'x-forwarded-for': '192.0.2.66',
  'x-forwarded-host': 'espia.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=espia.example',
};

test('the API hears what the site knows of the visitor, not what he says of himself', async () => {
  const { body } = await aSite().inject({ url: '/api/services?x=1', headers: claims });
  expect(JSON.parse(body)).toEqual(['/v1/api/services?x=1', '127.0.0.1', 'site.example', 'http', null]);
});

test('a proxy that is configured is believed', async () => {
  const { body } = await aSite({ trustedProxies: ['loopback'] }).inject({ url: '/api/services', headers: claims });
  expect(JSON.parse(body)).toEqual(['/v1/api/services', '192.0.2.66', 'espia.example', 'https', null]);
});

test.each(['GET', 'POST'] as const)('an API that breaks off is a bad gateway to %s, in JSON', async (method) => {
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

test('an API that is not there is a bad gateway', async () => {
  const app = aSite();
  await new Promise((resolve) => api.close(resolve));
  expect((await app.inject('/api/services')).statusCode).toBe(502);
});

test('the API has fifteen seconds to begin its answer, and for each pause in it', () => {
  const register = jest.fn();
  apiProxyRoute({ register } as never, { apiOrigin: 'http://api.invalid', apiPath: '/api' });
  expect(register.mock.calls[0]?.[1].undici).toEqual({ headersTimeout: 15_000, bodyTimeout: 15_000 });
});

test('an API that says nothing is late', async () => {
  handle = () => undefined;
  const { statusCode, body } = await aSite({ timeout: 1 }).inject('/api/services');
  expect([statusCode, JSON.parse(body)]).toEqual([504, { error: 'El servicio tarda demasiado' }]);
});

test.each(['/api//espia.example/x', '/api/../x', '/api/%2e%2e/x', '/api/\\espia.example'])(
  '%s reaches no other host and is no error of the server',
  async (url) => {
    handle = (_request, response) => response.writeHead(404).end();
    expect((await aSite().inject(url)).statusCode).toBeLessThan(500);
  },
);
