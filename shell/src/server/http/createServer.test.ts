/** @jest-environment node */

import { someInlineScripts } from '../testing/someInlineScripts';
import { createServer } from './createServer';
import { answerFailures } from './failures/answerFailures';

function aServer(logLevel: 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = createServer(
    { logLevel, trustedProxies: [], mediaOrigin: 'https://media.example', inline: someInlineScripts },
    stream,
  );
  answerFailures(app, { methodsOf: () => [] });
  app.get('/hola', () => 'hola');
  return { app, lines };
}

test('each request is logged at level debug only', async () => {
  const { app, lines } = aServer('debug');
  await app.inject('/hola?x=1');
  expect(lines).toEqual([
    expect.objectContaining({
      level: 20,
      method: 'GET',
      url: '/hola?x=1',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    }),
  ]);
  expect(Number.isInteger(lines[0]?.ms)).toBe(true);
  const quiet = aServer('info');
  await quiet.app.inject('/hola');
  expect(quiet.lines).toEqual([]);
});

test('a client has half a minute to send a request', () => {
  expect(aServer('info').app.server.requestTimeout).toBe(30_000);
});

test('every page, even one without a route, has the policy with the media host; files have another', async () => {
  const { app } = aServer('info');
  for (const url of ['/%zz', '/none']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain('https://media.example');
  }
  expect((await app.inject('/hola')).headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('no log line contains a request’s form, cookie or token, even if its route fails', async () => {
  const { app, lines } = aServer('debug');
  app.post('/falla', () => {
    throw new Error('roto');
  });
  const headers = { cookie: 'teams=secreto', authorization: 'Bearer secreto', 'content-type': 'application/json' };
  for (const payload of ['{"token":"secreto"}', '{"token":"secreto"']) {
    await app.inject({ method: 'POST', url: '/falla', headers, payload });
  }
  expect(lines.map(({ msg, status }) => [msg, status])).toEqual([
    [expect.any(String), 500],
    ['answered', 500],
    [expect.any(String), 400],
    ['answered', 400],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secreto');
});
