import { testDatabases } from '../testing/databases';
import { testApi } from '../testing/testApi';
import { createMetrics, serveMetrics } from './metrics';

describe.each(testDatabases)('metrics on $name', (testDatabase) => {
  test('requests are counted by route and status, never by address, on a port of their own', async () => {
    const metrics = createMetrics();
    const api = await testApi({ posts: [{ id: 1 }, { id: 2 }] }, testDatabase, { metrics });
    if (api.pool) metrics.watchConnections(api.pool);
    const { url, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    await api.get('/blog-post/1/');
    await api.get('/blog-post/2/');
    await api.get('/blog-post/99/');
    await api.get('/secreto');
    const text = await (await fetch(url)).text();
    const counted = (route: string, status: number) =>
      new RegExp(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} (\\d+)`).exec(
        text,
      )?.[1];
    expect([counted('/api/blog-post/:id/', 200), counted('/api/blog-post/:id/', 404)]).toEqual(['2', '1']);
    expect(counted('unknown', 404)).toBe('1');
    expect(text).not.toMatch(/secreto|blog-post\/1/);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text.includes('database_connections{state="waiting"} 0')).toBe(testDatabase.name === 'PostgreSQL');
    expect(text).toMatch(/^database_ready 1$/m);
    expect(text).toMatch(/^process_memory_limit_bytes [1-9]\d+$/m);
    expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
    expect((await api.get('/metrics')).status).toBe(404);
    await close();
    await api.close();
  });
});

test('a database that refuses or never answers is not ready', async () => {
  for (const isReady of [async () => false, () => new Promise<boolean>(() => {})]) {
    const { register, watchDatabase } = createMetrics();
    watchDatabase(isReady);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = register.metrics();
    await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(await asked).toMatch(/^database_ready 0$/m);
  }
});
