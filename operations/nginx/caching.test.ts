import { type ProxiedSites, startSites } from './testing/startSites';

const FOR_EVER = 'public, max-age=31536000, immutable';

let sites: ProxiedSites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.stop());

test.each(['/assets/main.3f9c.js', '/releases/mfe-blog/1.0.0-a/chunk.js', '/api/files/masia.webp?v=3f9c'])(
  'the site sends an immutable file once for each encoding: %s',
  async (path) => {
    const stored = { 'cache-control': FOR_EVER, vary: 'Accept-Encoding', etag: '"a"', 'accept-ranges': 'bytes' };
    sites.answer((_site, { headers }, response) => {
      const body = `as ${headers['accept-encoding']}`;
      response.writeHead(200, { ...stored, 'content-length': body.length }).end(body);
    });
    const { ask } = sites.visitor();
    for (const encoding of ['br', 'gzip', 'br', 'gzip', 'br']) {
      const answer = await ask(path, { headers: { 'accept-encoding': encoding } });
      expect(answer).toMatchObject({ body: `as ${encoding}`, headers: stored });
    }
    expect(sites.reached()).toHaveLength(2);
    const known = await ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': '"a"' } });
    const part = await ask(path, { headers: { 'accept-encoding': 'br', range: 'bytes=0-1' } });
    expect([known.status, part.status, part.body]).toEqual([304, 206, 'as']);
    expect(sites.reached()).toHaveLength(2);
  },
);

test('many visitors who ask for a new file at the same time cost the site one request', async () => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  sites.answer(async (_site, { url }, response) => {
    if (url === '/assets/new.js') await mayAnswer;
    response.setHeader('cache-control', FOR_EVER);
  });
  const asked = Array.from({ length: 10 }, () => sites.visitor().ask('/assets/new.js'));
  // nginx has answered a later visitor, so it has the ten requests.
  await sites.visitor().ask('/blog');
  answer();
  await Promise.all(asked);
  expect(sites.reached().filter(({ url }) => url === '/assets/new.js')).toHaveLength(1);
});

test.each([
  [200, 'private, no-store'],
  [404, 'no-store'],
])('a file with status %i and Cache-Control %s is not stored', async (status, control) => {
  sites.answer((_site, _request, response) => response.writeHead(status, { 'cache-control': control }).end());
  const pinned = { headers: { cookie: 'pin=a' } };
  for (let n = 0; n < 2; n++) await sites.visitor().ask('/releases/mfe-blog/1.0.0-pinned/chunk.js', pinned);
  expect(sites.reached().map(({ headers }) => headers.cookie)).toEqual(['pin=a', 'pin=a']);
});

test('the site revalidates pages itself, and they pass unchanged', async () => {
  const headers = {
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: 'W/"a"',
    vary: 'Accept-Encoding, Cookie',
    'strict-transport-security': 'max-age=63072000',
  };
  sites.answer((_site, request, response) =>
    response.writeHead(request.headers['if-none-match'] ? 304 : 200, headers).end(),
  );
  const { ask } = sites.visitor();
  expect(await ask('/blog')).toMatchObject({ status: 200, headers });
  expect(await ask('/blog', { headers: { 'if-none-match': 'W/"a"' } })).toMatchObject({ status: 304, headers });
  expect(sites.reached()).toHaveLength(2);
});
