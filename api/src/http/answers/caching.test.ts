import { testDatabases } from '../../testing/databases';
import { type TestApi, testApi } from '../../testing/testApi';
import { keepAnswers } from './caching';

describe.each(testDatabases)('caching on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ posts: [{ id: 1 }] }, testDatabase);
  });
  afterAll(() => api.close());

  test('a client that has the answer of a read gets 304, until the content changes', async () => {
    const { headers } = await api.get('/blog-post/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const known = { 'if-none-match': `"other", W/${headers.etag}` };
    const again = await api.get('/blog-post/', known);
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers).not.toHaveProperty('content-type');
    const head = await api.head('/blog-post/');
    expect([head.status, head.headers.etag, head.body]).toEqual([200, headers.etag, '']);
    await api.reimport({ posts: [{ id: 1, titulo: 'Otro título' }] });
    const changed = await api.get('/blog-post/', known);
    expect([changed.status, changed.body.results[0].titulo]).toEqual([200, 'Otro título']);
  });

  test.each(['/blog-post/', '/rss.xml', '/files/vuelo.mp4'])(
    'a client that has the answer of %s gets 304 for a HEAD, without the length of another answer',
    async (path) => {
      const { headers } = await api.head(path);
      const again = await api.head(path, { 'if-none-match': `W/${headers.etag}` });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect([undefined, headers['content-length']]).toContain(again.headers['content-length']);
    },
  );

  test.each(['/blog-post/99/', '/blog-post/?page=0', '/nada', '/healthz', '/readyz', `/blog-post/${'9'.repeat(200)}/`])(
    'no cache keeps the answer of %s, whatever the client has',
    async (path) => {
      const { status, headers } = await api.get(path, { 'if-none-match': '*' });
      expect([status, headers['cache-control'], headers.etag]).toEqual([status, 'no-store', undefined]);
      expect(status).not.toBe(304);
    },
  );

  test('no cache keeps the answer to a form', async () => {
    const { status, headers } = await api.post('/formularios/', { mensaje: 'hola' }, { 'if-none-match': '*' });
    expect([status, headers['cache-control'], headers.etag]).toEqual([201, 'no-store', undefined]);
  });

  test('a cached answer is served without the database, for each origin, until the cache is cleared', async () => {
    const kept = keepAnswers(60_000);
    const keeping = await testApi({ posts: [{ id: 1 }, { id: 2 }] }, testDatabase, { kept });
    const ask = (host = 'a.example', headers: Record<string, string> = {}) =>
      keeping.get('/blog-post/?page_size=1', { host, ...headers });
    const first = await ask();
    await keeping.reimport({ posts: [{ id: 1, titulo: 'Otro título' }] });
    const again = await ask();
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await ask('a.example', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
    expect((await ask('b.example')).body).toMatchObject({ count: 1 });
    expect((await keeping.post('/newsletters/', { email: 'ona@example.com' })).status).toBe(201);
    expect((await keeping.get('/blog-post/2/')).status).toBe(404);
    kept.clear();
    expect((await ask()).body.results[0].titulo).toBe('Otro título');
    await keeping.close();
  });
});
