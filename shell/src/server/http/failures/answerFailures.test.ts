/** @jest-environment node */

import { RequestRefused } from '../../RequestRefused';
import { allVisitors, aServer, somePages, someReleases } from '../../testing/aServer';
import { formRoutes, takesForm } from '../documents/formRoutes';
import { answerClientError } from './answerClientError';

const releases = someReleases();

/** The headers of an answer that the handler then cannot give. */
const PROMISED = {
  etag: '"kept"',
  'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT',
  'content-encoding': 'br',
  'content-range': 'bytes 0-1/2',
  'content-length': '2',
  location: '/otra',
};
const aSite = () =>
  aServer(
    (app) => {
      app.register((scope) =>
        formRoutes(scope, { visitors: allVisitors(releases), pages: somePages().pages, siteUrl: '' }),
      );
      app.get('/api/rota', () => Promise.reject(new Error('secret cause')));
      app.get('/rota', () => Promise.reject(new Error('secret cause')));
      app.get('/refusal', (_request, reply) => {
        reply.header('cache-control', 'public').headers(PROMISED);
        throw new RequestRefused(404, 'secret cause');
      });
      app.get('/*', () => 'page');
    },
    { takesForm: (path) => takesForm(path, releases.current()) },
  );

test('a wrong method is refused with the allowed ones', async () => {
  const { statusCode, headers, body } = await aSite().inject({ method: 'DELETE', url: '/blog?x=1' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(body).toContain('<h1>Operación no permitida</h1>');
  const form = await aSite().inject({ method: 'PUT', url: '/newsletters' });
  expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test.each([
  ['a form that is too large', { 'content-type': 'application/x-www-form-urlencoded' }, 'a'.repeat(65 * 1024), 413],
  ['a format that no form has', { 'content-type': 'text/xml' }, '<a/>', 415],
  ['JSON', { 'content-type': 'application/json' }, '{}', 415],
])('%s is refused with a page', async (_what, headers, payload, status) => {
  const answer = await aSite().inject({ method: 'POST', url: '/newsletters', headers, payload });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<html lang="es">');
});

test('the page is self-contained: it loads no script, style sheet or other file', async () => {
  const { body, headers } = await aSite().inject('/rota');
  expect(body).not.toMatch(/<script|<link|src=|url\(|secret cause/);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a refusal drops the headers that the handler had set', async () => {
  const { statusCode, headers, body } = await aSite().inject('/refusal');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  const { 'content-length': ownLength, ...others } = PROMISED;
  for (const name of Object.keys(others)) expect(headers).not.toHaveProperty(name);
  expect(headers['content-length']).not.toBe(ownLength);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
});

test('only temporary failures say when to try again', async () => {
  const app = aServer((server) => {
    server.get('/pasa', () => Promise.reject(Object.assign(new Error('busy'), { statusCode: 503 })));
    server.get('/queda', () => Promise.reject(new RequestRefused(404, 'no such thing')));
  });
  expect((await app.inject('/pasa')).headers['retry-after']).toBe('10');
  expect((await app.inject('/queda')).headers).not.toHaveProperty('retry-after');
});

test.each([
  [200, 500],
  [399, 500],
  [400, 400],
  [599, 599],
  [600, 500],
  [undefined, 500],
])('an error that asks for the status %s gets %i', async (statusCode, status) => {
  const app = aServer((server) => {
    server.get('/rota', () => Promise.reject(Object.assign(new Error('secret cause'), { statusCode })));
  });
  expect((await app.inject('/rota')).statusCode).toBe(status);
});

test('a file that is missing is not found, with HEAD too', async () => {
  const app = aServer(() => {});
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/no.css' });
    expect([statusCode, headers.allow]).toEqual([404, undefined]);
  }
});

test('below /api failures stay JSON', async () => {
  const { statusCode, headers, body } = await aSite().inject('/api/rota');
  expect([statusCode, JSON.parse(body)]).toEqual([500, { error: 'Algo ha fallado' }]);
  expect(headers['content-type']).toMatch(/^application\/json/);
});

test.each([
  ['/api', 'application/json'],
  ['/api?x=1', 'application/json'],
  ['/apis', 'text/html'],
  ['/blog/api/rota', 'text/html'],
])('a failure of %s is %s', async (url, type) => {
  const { headers } = await aServer(() => {}).inject(url);
  expect(headers['content-type']).toMatch(new RegExp(`^${type}`));
});

test('the cause is logged: our failures as errors, the client’s as information', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = aServer(
    (server) => {
      server.get('/rota', () => Promise.reject(new Error('secret cause')));
      server.get('/refusal', () => Promise.reject(new RequestRefused(404, 'no such thing')));
    },
    { log: (line) => lines.push(JSON.parse(line)) },
  );
  await app.inject('/rota');
  await app.inject('/refusal');
  expect(lines).toMatchObject([
    { level: 50, err: { message: 'secret cause' }, url: '/rota', status: 500 },
    { level: 30, err: { message: 'no such thing' }, url: '/refusal', status: 404 },
  ]);
});

test('a server that is ending answers with a page', async () => {
  const app = aSite();
  const answers: { statusCode: number; body: string }[] = [];
  app.addHook('preClose', async () => {
    answers.push(await fetchOver(app));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.close();
  expect(answers).toMatchObject([{ statusCode: 503, body: expect.stringContaining('Servicio no disponible') }]);
});

/** Sends requests over one open connection, as browsers do. */
async function fetchOver(app: ReturnType<typeof aSite>) {
  const { port } = app.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/blog`);
  return { statusCode: answer.status, body: await answer.text() };
}

test.each([
  ['HPE_INVALID_METHOD', 400],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])('%s on a connection is answered with %i', async (code, status) => {
  const written: string[] = [];
  const socket = {
    destroyed: false,
    writable: true,
    end: (text: string) => void written.push(text),
    destroy: () => undefined,
  };
  answerClientError.call(aSite(), Object.assign(new Error('x'), { code }), socket as never);
  expect(written[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [head = '', body = ''] = written[0]?.split('\r\n\r\n') ?? [];
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
});

test('the connection of such a client is closed after an answer that no cache may keep', () => {
  let answered = () => {};
  const end = jest.fn((_text: string, done: () => void) => {
    answered = done;
  });
  const socket = { destroyed: false, writable: true, end, destroy: jest.fn() };
  answerClientError.call(aSite(), new Error('x'), socket as never);
  expect(end.mock.calls[0]?.[0].split('\r\n').slice(0, 10)).toEqual([
    'HTTP/1.1 400 Bad Request',
    'content-type: text/html; charset=utf-8',
    expect.stringMatching(/^content-length: \d+$/),
    expect.stringMatching(/^content-security-policy: default-src 'none'; style-src 'sha256-/),
    'referrer-policy: strict-origin-when-cross-origin',
    'cross-origin-resource-policy: same-origin',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
  ]);
  expect(socket.destroy).not.toHaveBeenCalled();
  answered();
  expect(socket.destroy).toHaveBeenCalledTimes(1);
});

test('a client gets no answer if it is gone, unwritable or already receiving one', () => {
  const socket = { destroyed: false, writable: false, end: jest.fn(), destroy: jest.fn() };
  answerClientError.call(aSite(), Object.assign(new Error('x'), { code: 'ECONNRESET' }), socket as never);
  expect(socket.destroy).not.toHaveBeenCalled();
  answerClientError.call(aSite(), new Error('x'), { ...socket, destroyed: true } as never);
  expect(socket.destroy).not.toHaveBeenCalled();
  answerClientError.call(aSite(), new Error('x'), socket as never);
  const _httpMessage = { headersSent: true };
  answerClientError.call(aSite(), new Error('x'), { ...socket, writable: true, _httpMessage } as never);
  expect([socket.end.mock.calls.length, socket.destroy.mock.calls.length]).toEqual([0, 2]);
});
