/** @jest-environment node */
import { ProviderFailures } from '../../../render-worker/ProviderFailures';
import { aServer } from '../../testing/aServer';
import { spareProvider } from './spareProvider';

/** A server whose `/api/contacto` answers with the status. */
function aSite(answer: () => number) {
  const failures = new ProviderFailures({ postMessage() {}, onmessage() {} });
  const asked = jest.fn(answer);
  const app = aServer((server) => {
    server.register(async (scope) => {
      spareProvider(scope, { failures, urlOf: ({ url }) => url });
      scope.route({
        method: ['GET', 'POST'],
        url: '/api/:call',
        handler: async (_request, reply) => reply.code(asked()).send('{}'),
      });
    });
  });
  const ask = async (method: 'GET' | 'POST' = 'GET', url = '/api/contacto') => app.inject({ method, url });
  return { failures, asked, ask };
}

const clock = 0;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

test('after a failed read, only two more in two seconds reach the provider', async () => {
  const { failures, asked, ask } = aSite(() => 500);
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 20; visitor++) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([500, 500, 500, ...Array(17).fill(503)]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect((await ask()).headers).toMatchObject({
    'retry-after': '2',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(failures.isProviderInTrouble).toBe(true);
});

test('a visitor who presses Reintentar at once gets the answer of a provider that has recovered', async () => {
  let status = 500;
  const { failures, ask } = aSite(() => status);
  expect((await ask()).statusCode).toBe(500);
  status = 200;
  expect((await ask()).statusCode).toBe(200);
  expect(failures.isProviderInTrouble).toBe(false);
});

test('health checks always reach the API, and a failed one is no trouble of pages', async () => {
  const { failures, asked, ask } = aSite(() => 503);
  for (let balancer = 0; balancer < 5; balancer++) await ask('GET', '/api/readyz');
  expect([asked.mock.calls.length, failures.isProviderInTrouble]).toEqual([5, false]);
});

test('writes always reach the API, and so do reads that get 404', async () => {
  let status = 500;
  const { asked, ask } = aSite(() => status);
  for (let visitor = 0; visitor < 5; visitor++) await ask('POST');
  expect(asked).toHaveBeenCalledTimes(5);
  status = 404;
  for (let visitor = 0; visitor < 5; visitor++) expect((await ask()).statusCode).toBe(404);
});
