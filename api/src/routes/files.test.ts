import fs, { writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabases } from '../testing/databases';
import { type TestApi, testApi } from '../testing/testApi';

describe.each(testDatabases)('files on $name', (testDatabase) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({}, testDatabase);
  });
  afterAll(() => api.close());

  const etagOf = async (file: string) => String((await api.get(file)).headers.etag);

  test('a file has its type, a strong ETag, and may be cached for a day', async () => {
    const { status, headers, body } = await api.get('/files/vuelo.mp4');
    expect([status, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      'x-content-type-options': 'nosniff',
    });
    expect((await api.get('/files/cala-960.webp')).headers['content-type']).toBe('image/webp');
  });

  test('a file may be cached for ever if the address has its version, and for a day otherwise', async () => {
    const version = (await etagOf('/files/vuelo.mp4')).slice(1, 13);
    const kept = async (query: string) => (await api.get(`/files/vuelo.mp4${query}`)).headers['cache-control'];
    expect(await kept(`?v=${version}`)).toBe('public, max-age=31536000, immutable');
    for (const query of ['?v=', '?v=abc', `?v=${version.slice(0, 4)}`, `?v=${version}&v=${version}`]) {
      expect(await kept(query)).toBe('public, max-age=86400');
    }
  });

  test('a HEAD request gets the headers alone', async () => {
    const { status, headers, body } = await api.head('/files/vuelo.mp4');
    expect([status, body, headers['content-length']]).toEqual([200, '', '10']);
    expect(headers.etag).toBe(await etagOf('/files/vuelo.mp4'));
  });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99999999', '0123456789', 'bytes 0-9/10'],
  ])('a player can ask for a part: %s', async (range, part, contentRange) => {
    const { status, headers, body } = await api.get('/files/vuelo.mp4', { range });
    expect([status, body, headers['content-range']]).toEqual([206, part, contentRange]);
  });

  test('a part beyond the end is refused with the length', async () => {
    const { status, headers } = await api.get('/files/vuelo.mp4', { range: 'bytes=50-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('a player that seeks gets only the missing part of the same version', async () => {
    const first = await api.get('/files/vuelo.mp4', { range: 'bytes=0-3' });
    const etag = String(first.headers.etag);
    const next = await api.get('/files/vuelo.mp4', { range: 'bytes=4-', 'if-range': etag });
    expect([first.body + next.body, next.status, next.headers.etag]).toEqual(['0123456789', 206, etag]);
    expect(next.headers['content-length']).toBe('6');
  });

  test.each(['bytes=abc', 'lines=1-2', 'bytes=4-2', 'bytes=0-0,5-5'])(
    'an invalid range, or several ranges, get the whole file: %s',
    async (range) => {
      expect(await api.get('/files/vuelo.mp4', { range })).toMatchObject({ status: 200, body: '0123456789' });
    },
  );

  test('a client that has another version gets 412, whatever its range', async () => {
    const asked = { 'if-match': '"old"', range: 'bytes=50-' };
    const { status, body, headers } = await api.get('/files/vuelo.mp4', asked);
    expect([status, body]).toEqual([412, { error: 'Lo que se pide ha cambiado' }]);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  });

  test('a browser that has the file already gets 304', async () => {
    const etag = await etagOf('/files/vuelo.mp4');
    expect(await api.get('/files/vuelo.mp4', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect((await api.get('/files/vuelo.mp4', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
    expect((await api.get('/files/vuelo.mp4', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a browser that has a part of another version gets the whole new file', async () => {
    const etag = await etagOf('/files/vuelo.mp4');
    const part = (condition: string) => api.get('/files/vuelo.mp4', { range: 'bytes=0-1', 'if-range': condition });
    expect((await part(etag)).status).toBe(206);
    expect((await part('"older"')).status).toBe(200);
  });

  test('a changed file has another ETag', async () => {
    const file = path.join(api.contentFolder, 'media', 'nueva.webp');
    writeFileSync(file, 'one');
    const before = await etagOf('/files/nueva.webp');
    writeFileSync(file, 'another');
    expect(await etagOf('/files/nueva.webp')).not.toBe(before);
  });

  test('a file that could not be read once can be read the next time', async () => {
    writeFileSync(path.join(api.contentFolder, 'media', 'otra.webp'), 'one');
    jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
      throw new Error('EMFILE: too many open files');
    });
    expect((await api.get('/files/otra.webp')).status).toBe(500);
    expect(await api.get('/files/otra.webp')).toMatchObject({ status: 200, body: 'one' });
  });

  test.each([
    'no-hay.webp',
    'catalog.json',
    '.webp',
    '..%2Fcompany.json',
    '%2e%2e%2fmedia%2fvuelo.mp4',
    'vuelo.mp4%00.webp',
    '',
    `${'a'.repeat(300)}.webp`,
  ])('only media files are served: "%s"', async (name) => {
    expect((await api.get(`/files/${name}`)).status).toBe(404);
  });
});
