/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from 'shared-contracts';
import * as z from 'zod/mini';
import { readOverHttp } from './readOverHttp';

const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://api.example');
  if (pathname === '/api/never') return;
  if (pathname === '/api/moved') {
    response.writeHead(301, { location: '/api/moved/' }).end();
  } else if (pathname === '/api/moved/') {
    response.end(JSON.stringify({ accepts: request.headers.accept }));
  } else {
    response.writeHead(pathname === '/api/broken' ? 503 : 404).end('nothing here');
  }
});

let baseUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const anything = z.record(z.string(), z.unknown());
const api = (until?: EventEmitter) => createApiClient({ baseUrl, read: readOverHttp(until) });

test('a read follows where the provider leads, and says what it takes', async () => {
  await expect(api().get('/moved', anything)).resolves.toEqual({ accepts: 'application/json' });
});

test('failures are told as fetch tells them', async () => {
  await expect(api().get('/broken', anything)).rejects.toThrow('503: Service Unavailable');
  await expect(api().get('/missing', anything)).rejects.toThrow('404: nothing here');
  await expect(api().find('/missing', anything)).resolves.toBeNull();
});

test('a read ends with what it belongs to, or with its own signal', async () => {
  const page = new EventEmitter();
  const ofPage = api(page).get('/never', anything);
  const own = new AbortController();
  const withSignal = api(page).get('/never', anything, { signal: own.signal });
  own.abort(new Error('nobody waits for it'));
  await expect(withSignal).rejects.toThrow('nobody waits for it');
  page.emit('abort');
  await expect(ofPage).rejects.toThrow(/abort/i);
});
