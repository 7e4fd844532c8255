import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { endStalledAnswers } from './stalledAnswers';

const BYTES = 40_000_000;
const TIMEOUT = 500;

const app = Fastify();
endStalledAnswers(app, TIMEOUT);
const block = Buffer.alloc(100_000);
let answering: (response: ServerResponse) => void;
app.get('/', (_request, reply) => {
  answering(reply.raw);
  return reply.send(Readable.from(Array.from({ length: BYTES / block.length }, () => block)));
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

const nextResponse = () =>
  new Promise<ServerResponse>((resolve) => {
    answering = resolve;
  });

function connect(): net.Socket {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n');
  return socket;
}

test('the answer to a client that never reads ends', async () => {
  const asked = nextResponse();
  const socket = connect().pause();
  const response = await asked;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  socket.destroy();
});

test('a client that reads slowly gets the whole answer', async () => {
  const asked = nextResponse();
  const begun = performance.now();
  const socket = connect().pause();
  let received = 0;
  let rest = 0;
  socket.on('data', (bytes) => {
    received += bytes.length;
    rest -= bytes.length;
    if (rest <= 0) socket.pause();
  });
  const reading = setInterval(() => {
    rest = 3_000_000;
    socket.resume();
  }, TIMEOUT / 5);
  const response = await asked;
  await once(response, 'close');
  expect(response.writableFinished).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(2 * TIMEOUT);
  await once(socket, 'close');
  clearInterval(reading);
  expect(received).toBeGreaterThan(BYTES);
});
