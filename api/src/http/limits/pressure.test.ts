import { testApi } from '../../testing/testApi';

const mockLoop = { delay: 0 };
jest.mock('node:perf_hooks', () => ({
  ...jest.requireActual('node:perf_hooks'),
  monitorEventLoopDelay: () => ({
    enable() {},
    reset() {},
    get mean() {
      return mockLoop.delay * 1e6;
    },
  }),
}));

/** The plugin samples the event loop once a second. */
const lookAgain = () => jest.advanceTimersByTime(1000);

test('an overloaded process answers 503 with the time to wait, still answers health checks, and recovers by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const api = await testApi({}, undefined, { pressure: { maxEventLoopDelay: 1000 } });
  expect((await api.get('/services')).status).toBe(200);
  mockLoop.delay = 1100;
  lookAgain();
  expect((await api.get('/services')).status).toBe(200);
  lookAgain();
  const { status, headers, body } = await api.get('/services');
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toEqual({ error: 'El servicio no está disponible. Vuelve a intentarlo dentro de unos segundos.' });
  expect((await api.post('/formularios/', { mensaje: 'hola' })).status).toBe(503);
  expect((await api.get('/healthz')).status).toBe(200);
  expect((await api.get('/readyz')).status).toBe(200);
  mockLoop.delay = 20;
  lookAgain();
  expect((await api.get('/services')).status).toBe(200);
  await api.close();
});

test('a process that is late for one second, as at its start, refuses nothing, however often that happens', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const api = await testApi({}, undefined, { pressure: { maxEventLoopDelay: 1000 } });
  for (const _time of [1, 2]) {
    mockLoop.delay = 3000;
    lookAgain();
    expect((await api.post('/newsletters/', { email: 'ona@example.com' })).status).toBe(201);
    expect((await api.get('/services')).status).toBe(200);
    mockLoop.delay = 20;
    jest.advanceTimersByTime(60_000);
  }
  await api.close();
});
