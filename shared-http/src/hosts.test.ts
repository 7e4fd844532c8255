import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { hostOf, isHost, originForm, refuseWrongHosts } from './hosts';

const app = Fastify({ trustProxy: 'loopback', rewriteUrl: ({ url = '/' }) => originForm(url) });
refuseWrongHosts(app);
app.get('/*', ({ host, url }) => ({ host, url }));
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

/** Sends a request byte for byte and returns the status and the body. */
async function send(...lines: string[]): Promise<[number, string]> {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return [Number(head.split(' ')[1]), body];
}

test.each([
  ['two Host lines', 'Host: a.example', 'Host: a.example'],
  ['an empty Host', 'Host:'],
  ['no Host', 'Accept: */*'],
  ['a host with a space', 'Host: a b'],
  ['an invalid port', 'Host: [::1]:99999'],
  ['an invalid forwarded host', 'Host: a.example', 'X-Forwarded-Host: a b'],
  ['an empty forwarded host', 'Host: a.example', 'X-Forwarded-Host:'],
])('a request with %s is refused', async (_what, ...lines) => {
  const [status] = await send('GET /x HTTP/1.1', ...lines);
  expect(status).toBe(400);
});

test.each([
  ['a port', ['GET /x HTTP/1.1', 'Host: a.example:8080'], 'a.example:8080'],
  ['an IPv6 address', ['GET /x HTTP/1.1', 'Host: [::1]:3000'], '[::1]:3000'],
  ['a forwarded host', ['GET /x HTTP/1.1', 'Host: 127.0.0.1', 'X-Forwarded-Host: a.example'], 'a.example'],
  ['no Host in HTTP/1.0', ['GET /x HTTP/1.0'], ''],
])('a request with %s is answered', async (_what, lines, host) => {
  expect(await send(...lines)).toEqual([200, JSON.stringify({ host, url: '/x' })]);
});

test.each([
  ['http://a.example/x', 200],
  ['http://A.example:80/x', 200],
  ['http://b.example/x', 400],
  ['http://a.example:81/x', 400],
  ['http://user@a.example/x', 400],
])('a target in absolute form must name the header’s host: %s', async (target, status) => {
  expect((await send(`GET ${target} HTTP/1.1`, 'Host: a.example'))[0]).toBe(status);
});

test.each([
  'example.com',
  'EXAMPLE.com.',
  'example.com:8080',
  'example.com:',
  'my_service:80',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
  '[::ffff:127.0.0.1]:80',
  'xn--e1afmkfd.xn--p1ai',
])('"%s" is a host', (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  '',
  ' ',
  'a b',
  ':80',
  'example.com:99999',
  'example.com:8a',
  'example.com:-1',
  'example.com:80:80',
  '[::1]:99999',
  '[::1',
  '::1',
  '[example.com]',
  '[::1%25eth0]',
  '1.2.3.999',
  'a/b',
  'a?b',
  'user@example.com',
  'a,b',
  'http://example.com',
  'mu\u00f1oz.es',
  'exa%6dple.com',
])('"%s" is not a host', (host) => {
  expect(isHost(host)).toBe(false);
});

const connection = { localAddress: '::ffff:10.0.0.7', localPort: 3000 };

test('the host is the client’s `Host` header', () => {
  expect(hostOf({ host: 'example.com:8080', socket: connection })).toBe('example.com:8080');
});

test('for an HTTP/1.0 client without a host, the host is the address of its connection', () => {
  expect(hostOf({ host: '', socket: connection })).toBe('10.0.0.7:3000');
  expect(hostOf({ host: '', socket: { localAddress: '::1', localPort: 80 } })).toBe('[::1]:80');
});
