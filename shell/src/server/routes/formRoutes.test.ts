/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { aServer, somePages, someReleases } from '../testing/aServer';
import { formRoutes } from './formRoutes';

let api: http.Server;
let answer: { status: number; body: string };
let connections: number;
let received: string[];

beforeEach(async () => {
  answer = { status: 201, body: '{}' };
  connections = 0;
  received = [];
  api = http.createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push(`${request.url} ${body}`);
    response.writeHead(answer.status).end(answer.body);
  });
  api.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  api.closeAllConnections();
  api.close();
});

function aSite() {
  const { port } = api.address() as AddressInfo;
  const configuration = { apiOrigin: `http://127.0.0.1:${port}`, apiPath: '/api' };
  const { pages, asked } = somePages();
  const lines: string[] = [];
  const app = aServer(
    (server) => {
      server.register((scope) => formRoutes(scope, { configuration, registry: someReleases(), pages }));
    },
    { log: (line) => lines.push(line) },
  );
  const send = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return { send, asked, lines };
}

test('an accepted subscription leads to a page that can be reloaded', async () => {
  const { statusCode, headers } = await aSite().send('/newsletters', { email: 'lectora@correo.example' });
  expect([statusCode, headers.location]).toEqual([303, '/envio/newsletter-recibida']);
  expect(received).toEqual(['/api/newsletters/ {"email":"lectora@correo.example"}']);
});

test('a form with wrong fields is answered with their names, and the API is not asked', async () => {
  const { send, asked } = aSite();
  const { statusCode, body, headers } = await send('/formularios', { name: '' });
  expect(statusCode).toBe(400);
  expect(body).toMatch(/^\/envio\/mensaje-rechazado\?campo=/);
  expect([headers['cache-control'], received]).toEqual(['no-store', []]);
  expect(asked).toMatchObject([{ address: { pathname: '/envio/mensaje-rechazado' }, remote: undefined }]);
});

test.each([
  [400, 400, '/envio/newsletter-rechazada?campo=newsletter by nobody'],
  [500, 502, '/envio/no-enviado by nobody'],
])('where the API answers %i the visitor gets %i', async (status, shown, page) => {
  answer = { status, body: 'x' };
  const { statusCode, body } = await aSite().send('/newsletters', { email: 'lectora@correo.example' });
  expect([statusCode, body]).toEqual([shown, page]);
});

const message = { name: 'Ana', email: 'ana@correo.example', phone: '972000000', message: 'Revisad mi tejado.' };

test('an accepted message leads to its page, and the API has ten seconds for it', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { statusCode, headers } = await aSite().send('/formularios', message);
  expect([statusCode, headers.location]).toEqual([303, '/envio/mensaje-recibido']);
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/^\/api\/formularios\/ \{"mensaje":".*Revisad mi tejado/);
});

test('a subscription without an address is refused before the API is asked', async () => {
  const { statusCode, body } = await aSite().send('/newsletters', { email: 'lectora' });
  expect([statusCode, body, received]).toEqual([400, '/envio/newsletter-rechazada?campo=newsletter by nobody', []]);
});

test.each([
  ['/formularios', message, 299, 303, ''],
  ['/formularios', message, 300, 502, '/envio/no-enviado by nobody'],
  ['/formularios', message, 500, 502, '/envio/no-enviado by nobody'],
  ['/newsletters', { email: 'l@correo.example' }, 300, 400, '/envio/newsletter-rechazada?campo=newsletter by nobody'],
  ['/newsletters', { email: 'l@correo.example' }, 499, 400, '/envio/newsletter-rechazada?campo=newsletter by nobody'],
])(
  'the form to %s with %j, where the API answers %i, is answered with %i',
  async (url, fields, status, shown, page) => {
    answer = { status, body: 'x' };
    const { statusCode, body } = await aSite().send(url, fields);
    expect([statusCode, body]).toEqual([shown, page]);
  },
);

test('a form may have 64 KB and no more', async () => {
  const { send } = aSite();
  const ofLength = (length: number) => ({ email: 'a'.repeat(length - 'email='.length) });
  expect((await send('/newsletters', ofLength(65_536))).statusCode).toBe(400);
  expect((await send('/newsletters', ofLength(65_537))).statusCode).toBe(413);
});

test('an API that is not there is told as a failure', async () => {
  const { send, lines } = aSite();
  await new Promise((resolve) => api.close(resolve));
  expect((await send('/newsletters', { email: 'lectora@correo.example' })).statusCode).toBe(502);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 50, path: '/newsletters/', msg: 'form not passed on' });
});

test('the API’s answer is read to its end, so that its connection serves the next form', async () => {
  answer.body = 'x'.repeat(1024 * 1024);
  const { send } = aSite();
  for (let form = 0; form < 3; form++) await send('/newsletters', { email: 'lectora@correo.example' });
  expect([received.length, connections]).toEqual([3, 1]);
});
