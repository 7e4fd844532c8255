import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';

describe.each(testDatabases)('methods on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, testDatabase);
  });
  afterAll(() => api.close());

  test.each([
    ['POST', '/services', 'GET, HEAD'],
    ['PUT', '/blog-post/1/', 'GET, HEAD'],
    ['DELETE', '/blog-post/1/related', 'GET, HEAD'],
    ['OPTIONS', '/formularios/', 'POST'],
    ['GET', '/newsletters', 'POST'],
    ['HEAD', '/newsletters/', 'POST'],
  ] as const)('%s %s is refused with the methods that the address allows', async (method, path, allow) => {
    const { status, headers } = await api.send(method, path);
    expect([status, headers.allow]).toEqual([405, allow]);
  });

  test('a wrong method is refused before the body is read, and the answer is JSON like every refusal', async () => {
    const headers = { 'content-type': 'text/plain' };
    const { status, body } = await api.send('PATCH', '/formularios/', 'x'.repeat(100_000), headers);
    expect([status, body]).toEqual([405, { error: 'Esta dirección no admite el método de la petición' }]);
  });

  test.each(['/nada', '/content-import'])('the answer to %s does not reveal whether it exists', async (path) => {
    const { status, headers } = await api.send('PUT', path);
    expect([status, headers.allow]).toEqual([404, undefined]);
  });
});
