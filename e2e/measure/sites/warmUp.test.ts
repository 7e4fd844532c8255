import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmUp } from './warmUp';

let answers: string[];
let asked: number;
const site = http.createServer((_request, response) => {
  asked += 1;
  response.end(answers.shift() ?? 'Vuelos');
});
const address = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  site.closeAllConnections();
  return new Promise((resolve) => site.close(resolve));
});
beforeEach(() => {
  asked = 0;
});

test('a page that the server rendered is requested once more, so that it is cached', async () => {
  answers = [];
  await warmUp(address(), ['/', '/blog']);
  expect(asked).toBe(4);
});

test('a page that the server left to the browser is requested again', async () => {
  answers = ['<p>Cargando la sección</p>'];
  await warmUp(address(), ['/']);
  expect(asked).toBe(3);
});
