import { PostgresStore, requests } from 'releases';
import { type TestStore, testStores } from 'releases/testing';
import { aService, serve } from './testing/aService';

const [folder] = testStores as [TestStore];

let service: Awaited<ReturnType<typeof aService>>;

beforeAll(async () => {
  service = await aService(folder);
});

afterAll(() => service.remove());

const get = (path: string) => fetch(`${service.url}${path}`);

test('the description names every verb with its arguments and the token', async () => {
  const { openapi, paths } = await (await get('/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  for (const verb of Object.keys(requests)) {
    const { post } = paths[`/verbs/${verb}`];
    expect(post.summary).toBeTruthy();
    expect(post.security).toEqual([{ token: [] }]);
    expect(post.requestBody.content['application/json'].schema.type).toBe('object');
    expect(Object.keys(post.responses)).toEqual(['200', 'default']);
  }
});

test('people read it at /docs', async () => {
  const answer = await get('/docs');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('swagger-ui')]);
});

test('it lives and is ready while the store answers', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});

test('without its database it lives and is not ready, and says why', async () => {
  const store = new PostgresStore('postgres://nobody@127.0.0.1:1/site');
  const away = await serve(store, service.site);
  expect((await fetch(`${away.url}/healthz`)).status).toBe(200);
  const answer = await fetch(`${away.url}/readyz`);
  expect([answer.status, (await answer.json()).detail]).toEqual([503, expect.stringContaining('does not answer')]);
  expect(answer.headers.get('retry-after')).toBe('5');
  await away.app.close();
  await store.close();
});

test('metrics count requests by route and status, and no token is among them', async () => {
  await service.post('status', {}, 'a-wrong-token');
  const text = await (await get('/metrics')).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/verbs\/status",status="401"\} 1/);
  expect(text).not.toContain('a-wrong-token');
});

test.each([
  ['an unknown verb', '/verbs/launch', '{}', 404, '/docs lists'],
  ['no body', '/verbs/status', '', 401, 'no token'],
])('%s is a problem with advice', async (_, path, body, status, detail) => {
  const answer = await fetch(`${service.url}${path}`, { method: 'POST', body: body || null });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ type: 'about:blank', status, detail: expect.stringContaining(detail) });
});
