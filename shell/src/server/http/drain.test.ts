/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { drain } from './drain';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server whose answers wait for `answer()`, and one open connection to it. */
async function aServer() {
  const waiting: http.ServerResponse[] = [];
  let arrived = () => {};
  const server = http.createServer((_request, response) => {
    waiting.push(response);
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connection = net.connect(port, '127.0.0.1').on('error', () => {});
  const received: string[] = [];
  connection.on('data', (part) => received.push(part.toString()));
  const closed = new Promise<void>((resolve) => connection.once('close', () => resolve()));
  return {
    server,
    /** Sends a request by the open connection; settles when the server has it. */
    async ask() {
      const inServer = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      connection.write(REQUEST);
      await inServer;
    },
    answer: () => waiting.shift()?.end('hola'),
    /** All bytes that came by the connection, once it is closed. */
    received: () => closed.then(() => received.join('')),
    /** Whether a new connection is accepted. */
    takes: () =>
      new Promise<boolean>((resolve) => {
        const attempt = net.connect(port, '127.0.0.1', () => {
          attempt.destroy();
          resolve(true);
        });
        attempt.on('error', () => resolve(false));
      }),
  };
}

test('an open request is answered, its connection closed, and no new connection accepted', async () => {
  const { server, ask, answer, received, takes } = await aServer();
  await ask();
  expect(await takes()).toBe(true);
  const drained = drain(server, 60_000);
  await new Promise(setImmediate);
  expect(await takes()).toBe(false);
  answer();
  await drained;
  expect(await received()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*hola/);
});

test('a request by a keep-alive connection is answered, and is the last one there', async () => {
  const { server, ask, answer, received } = await aServer();
  await ask();
  answer();
  const drained = drain(server, 60_000);
  await new Promise(setImmediate);
  await ask();
  answer();
  await drained;
  const [, first, second] = (await received()).toLowerCase().split('http/1.1 200');
  expect(first).toContain('connection: keep-alive');
  expect(second).toContain('connection: close');
});

test('an idle keep-alive connection is closed after a moment', async () => {
  const { server, ask, answer, received } = await aServer();
  await ask();
  answer();
  await drain(server, 60_000);
  expect(await received()).toContain('hola');
});

test('a request that is never answered delays the server only until the timeout', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const { server, ask, received } = await aServer();
  await ask();
  const drained = drain(server, 3000);
  jest.advanceTimersByTime(3000);
  await drained;
  jest.useRealTimers();
  server.closeAllConnections();
  expect(await received()).toBe('');
});
