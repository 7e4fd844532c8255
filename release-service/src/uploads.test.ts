import { gzipSync } from 'node:zlib';
import { verifiedRelease } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aRelease } from './testing/aRelease';
import { aService, serve } from './testing/aService';

const HASH = `sha384-${'a'.repeat(64)}`;

const aFile = (over: object = {}) => ({ bytes: 1, integrity: HASH, ...over });

const manyFiles = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`web/${index}.js`, aFile()]));

const largeFiles = Object.fromEntries(
  Array.from({ length: 5 }, (_, index) => [
    `web/${index}.bin`,
    aFile({ bytes: 64_000_000, integrity: `${HASH.slice(0, -1)}${index}` }),
  ]),
);

/** Each changes a manifest: more files, or other promises. */
const REFUSED: [string, { files?: object; over?: object }, number, string][] = [
  ['a path above its folder', { files: { 'web/../../evil.js': aFile() } }, 422, 'has no path below the release'],
  ['an absolute path', { files: { '/etc/cron.d/evil': aFile() } }, 422, 'has no path below the release'],
  ['a path of Windows', { files: { 'web\\evil.js': aFile() } }, 422, 'has no path below the release'],
  ['a path with a control character', { files: { 'web/a\0.js': aFile() } }, 422, 'has no path below the release'],
  ['its own manifest', { files: { 'manifest.json': aFile() } }, 422, 'neither in web/ or server/ nor a program'],
  ['a file that is a folder', { files: { 'web/routes.js/a': aFile() } }, 422, 'it is also a folder'],
  ['a hash of another kind', { files: { 'web/a.js': aFile({ integrity: 'md5-abc' }) } }, 422, 'no hash of the form'],
  ['a negative size', { files: { 'web/a.js': aFile({ bytes: -1 }) } }, 422, 'no size in bytes'],
  ['two sizes of one hash', { files: { 'web/a.js': aFile(), 'web/b.js': aFile({ bytes: 2 }) } }, 422, 'another size'],
  ['too many files', { files: manyFiles }, 413, 'has 2004 files, and the limit is 2000'],
  [
    'a file too large',
    { files: { 'web/a.bin': aFile({ bytes: 64_000_001 }) } },
    413,
    'the limit of one file is 64000000',
  ],
  ['too many bytes', { files: largeFiles }, 413, 'bytes, and the limit is 300000000'],
  ['no schema', { over: { mounts: 'blog' } }, 422, 'mounts'],
  ['a name that leaves the store', { over: { remote: '../evil' } }, 422, 'remote'],
  ['a version that leaves the store', { over: { version: '../evil' } }, 422, 'version'],
  ['a chunk that it lacks', { over: { chunks: { routes: ['gone.js'] } } }, 422, 'lacks web/gone.js'],
  ['another contract', { over: { contract: '^9.0.0' } }, 422, 'needs @tramuntana/contracts ^9.0.0'],
  ['a name that no shell lends', { over: { imports: { react: ['useWeather'] } } }, 422, 'imports useWeather of react'],
  ['a path of the shell', { over: { mounts: ['/api'] } }, 422, 'wants the path /api'],
  [
    'a link to another remote',
    { over: { nav: [{ path: '/tienda', label: 'Tienda', place: 'header', order: 1 }] } },
    422,
    'links /tienda',
  ],
];

describe.each(testStores)('uploads to a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  let token: string;

  beforeAll(async () => {
    service = await aService(kind, { wrongTokens: 100, requests: 1_000, contents: 1_000 });
    token = (await aToken(service.opened.store.access, { owner: 'ana', rights: ['publish'] })).token;
  });

  afterAll(() => service.remove());

  const isThere = async (version: string) => (await service.opened.store.manifest('mfe-blog', version)) !== undefined;
  const commit = (upload: string) => service.post('publish', { remote: 'mfe-blog', upload }, token);

  /** Begins the upload of a release with a version of its own. */
  async function begun(version: string) {
    const release = aRelease(version);
    const { status, body } = await service.begin(token, release.manifest);
    expect([status, body.missing.toSorted()]).toEqual([200, [...release.contents.keys()].sort()]);
    return { ...release, upload: String(body.upload) };
  }

  test.each(REFUSED)('a manifest with %s is refused', async (_what, { files, over }, status, reason) => {
    const { manifest } = aRelease('1.0.0-refused');
    const answer = await service.begin(token, { ...manifest, files: { ...manifest.files, ...files }, ...over });
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(reason)]);
    expect(await isThere('1.0.0-refused')).toBe(false);
  });

  test('a body that is longer than any manifest is refused with the limit', async () => {
    const { manifest } = aRelease('1.0.0-long');
    const { status, body } = await service.begin(token, { ...manifest, container: 'x'.repeat(1024 * 1024) });
    expect([status, body.detail]).toEqual([413, 'The body has more than 1048576 bytes, which is the limit here']);
  });

  test('a content that is not the one of its hash is refused, and nothing of it stays', async () => {
    const { manifest, upload, contents } = await begun('1.0.0-wrong');
    const [[integrity = '', content = ''] = []] = contents;
    const changed = await service.send(token, { upload, integrity }, `x${content.slice(1)}`);
    expect([changed.status, changed.body.detail]).toEqual([422, expect.stringContaining('does not match this hash')]);
    const short = await service.send(token, { upload, integrity }, content.slice(1));
    expect(short.status).toBe(422);
    const long = await service.send(token, { upload, integrity }, content + 'x'.repeat(5_000_000));
    expect([long.status, long.body.detail]).toEqual([
      413,
      expect.stringContaining(`more than its ${content.length} bytes`),
    ]);
    expect((await service.begin(token, manifest)).body.missing).toHaveLength(contents.size);
  });

  test('a small body that would unpack to a huge content or manifest is never unpacked', async () => {
    const huge = '0'.repeat(20_000_000);
    const { manifest, contents } = aRelease('1.0.0-packed', { 'web/huge.txt': huge });
    const { upload } = (await service.begin(token, manifest)).body;
    const [integrity = ''] = [...contents.keys()].slice(-1);
    const packed = await service.send(token, { upload, integrity }, gzipSync(huge), { 'content-encoding': 'gzip' });
    expect([packed.status, packed.body.detail]).toEqual([422, expect.stringContaining('does not match this hash')]);
    expect((await service.begin(token, manifest)).body.missing).toContain(integrity);
    const body = gzipSync(JSON.stringify({ ...manifest, container: huge }));
    const begun = await service.begin(token, body, { 'content-encoding': 'gzip' });
    expect([begun.status, begun.body.detail]).toEqual([400, 'The body is no JSON']);
  });

  test('a content that the manifest does not name, or of no upload, is refused', async () => {
    const { upload, contents } = await begun('1.0.0-foreign');
    const [integrity = ''] = contents.keys();
    const foreign = await service.send(token, { upload, integrity: HASH }, 'x');
    expect([foreign.status, foreign.body.detail]).toEqual([404, expect.stringContaining('no content of this upload')]);
    const ended = await service.send(token, { upload: '0'.repeat(64), integrity }, 'x');
    expect([ended.status, ended.body.detail]).toEqual([404, expect.stringContaining('publish again')]);
    expect((await service.send(token, { upload: '../..', integrity }, 'x')).status).toBe(404);
  });

  test('another identity cannot send to the upload, and a token of another remote neither', async () => {
    const { upload, contents } = await begun('1.0.0-mine');
    const [[integrity = '', content = ''] = []] = contents;
    const { access } = service.opened.store;
    const shop = await aToken(access, { rights: ['publish'], remotes: ['mfe-shop'] });
    const expired = await aToken(access, { rights: ['publish'], expiresAt: '2026-11-22T10:00:00.000Z' });
    expect((await service.send(shop.token, { upload, integrity }, content)).status).toBe(403);
    expect((await service.send(shop.token, { remote: 'mfe-shop', upload, integrity }, content)).status).toBe(404);
    expect((await service.send(expired.token, { upload, integrity }, content)).status).toBe(401);
    expect((await service.begin(shop.token, aRelease('1.0.0-mine').manifest)).status).toBe(403);
  });

  test('a release without all contents is not added, and what arrived need not be sent again', async () => {
    const { manifest, upload, contents } = await begun('1.0.0-resumed');
    const [first = '', ...rest] = contents.keys();
    expect((await service.send(token, { upload, integrity: first }, contents.get(first) ?? '')).status).toBe(200);
    const early = await commit(upload);
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('did not arrive')]);
    expect(await isThere('1.0.0-resumed')).toBe(false);
    const other = await serve(service.opened.store, service.site);
    const again = await other.begin(token, manifest);
    expect([again.body.upload, again.body.missing.toSorted()]).toEqual([upload, rest.toSorted()]);
    for (const integrity of rest) await other.send(token, { upload, integrity }, contents.get(integrity) ?? '');
    await other.app.close();
    expect((await commit(upload)).body.data).toEqual({
      remote: 'mfe-blog',
      version: '1.0.0-resumed',
      outcome: 'published',
    });
    await verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-resumed');
  });

  test('a broken connection leaves nothing of a content', async () => {
    const { manifest, upload, contents } = await begun('1.0.0-broken');
    const [[integrity = '', content = ''] = []] = contents;
    const broken = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.from(content.slice(0, 3)));
      },
      pull(stream) {
        stream.error(new Error('the line broke'));
      },
    });
    await expect(service.send(token, { upload, integrity }, broken)).rejects.toThrow();
    expect((await service.begin(token, manifest)).body.missing).toHaveLength(contents.size);
  });

  test('a replayed upload changes nothing', async () => {
    const { upload, contents } = await begun('1.0.0-replayed');
    const sendAll = async () => {
      for (const [integrity, content] of contents) await service.send(token, { upload, integrity }, content);
      return (await commit(upload)).body.data.outcome;
    };
    expect(await sendAll()).toBe('published');
    const { publishedAt } = await verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-replayed');
    expect(await sendAll()).toBe('present');
    expect((await verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-replayed')).publishedAt).toBe(publishedAt);
  });
});
