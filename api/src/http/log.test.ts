import { testDatabases } from '../testing/databases';
import { testApi } from '../testing/testApi';
import { redacted } from './log';

test.each([
  ['Key (email)=(ona.puig@example.com) already exists', 'Key (email)=([email]) already exists'],
  ['/api/tag/?search=ona%40example.com&page=1', '/api/tag/?search=[email]&page=1'],
  ['Llámame al +34 972 00 11 22.', 'Llámame al [phone].'],
  ['972001122', '[phone]'],
  ['(972) 001-122-3', '([phone]'],
  ['/api/blog-post/12/?page=3', '/api/blog-post/12/?page=3'],
  ['/api/newsletters/confirmar/k3Jd_-9', '/api/newsletters/confirmar/[key]'],
  ['/api/newsletters/baja/5b0d5c9e-0000-4000-8000-1234?x=1', '/api/newsletters/baja/[key]?x=1'],
  ['server.cjs:1234:56', 'server.cjs:1234:56'],
  ['a1b2c3d4-1234567890ab', 'a1b2c3d4-1234567890ab'],
])('%s is logged as %s', (text, logged) => {
  expect(redacted(text)).toBe(logged);
});

describe.each(testDatabases)('the log on $name', (testDatabase) => {
  test('has the request’s id and the reason of a failure, but no text of the visitor', async () => {
    const lines: string[] = [];
    const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } };
    const api = await testApi({}, testDatabase, { log: logger });
    await api.database.execute('alter table contact_messages rename to elsewhere');
    const mensaje = 'name: Ona Puig\nemail: ona@example.com\nphone: 972 00 11 22\nmessage: secreto';
    const { status, headers } = await api.post('/formularios/', { mensaje }, { 'x-request-id': 'abc-123' });
    expect([status, headers['x-request-id']]).toEqual([500, 'abc-123']);
    const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A request failed');
    expect(failure).toMatchObject({ level: 50, reqId: 'abc-123', err: { cause: { code: '42P01' } } });
    expect(lines.join('')).not.toMatch(/Ona|example\.com|972 ?00 ?11 ?22|secreto/);
    await api.database.execute('alter table elsewhere rename to contact_messages');
    await api.close();
  });

  test('gives a request an id if the caller sends no valid one', async () => {
    const api = await testApi({}, testDatabase);
    const idOf = async (given?: string) =>
      (await api.get('/services', given === undefined ? {} : { 'x-request-id': given })).headers['x-request-id'];
    const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;
    expect(await idOf()).toMatch(UUID);
    expect(await idOf('a'.repeat(65))).toMatch(UUID);
    expect(await idOf('a b')).toMatch(UUID);
    expect(await idOf()).not.toBe(await idOf());
    await api.close();
  });
});
