import { randomBytes } from 'node:crypto';
import { openStore, verifiedRelease } from 'releases';
import { aToken, testStores } from 'releases/testing';
import { aService, serve } from './testing/aService';
import { tellFigure } from './testing/tellFigure';

const LOGO = 'web/media/logo.bin';

describe.each(testStores)('publishing through a service on a store in $name', (kind) => {
  let service: Awaited<ReturnType<typeof aService>>;
  let token: string;

  beforeEach(async () => {
    service = await aService(kind);
    token = (await aToken(service.opened.store.access, { owner: 'ana', rights: ['publish'] })).token;
    service.site.build('mfe-blog', '1.0.0-a');
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await service.remove();
  });

  const publish = (...options: string[]) => service.run(token, 'publish', 'mfe-blog', ...options);
  const versions = async () => (await service.opened.store.releases('mfe-blog')).releases.map(({ version }) => version);

  /** Counts the bytes that clients send from now on. */
  function countBytes() {
    const sent = jest.spyOn(globalThis, 'fetch');
    return () =>
      sent.mock.calls.reduce((sum, [, { body } = {}]) => {
        return sum + (body instanceof Blob ? body.size : Buffer.byteLength(String(body)));
      }, 0);
  }

  test('a release is in the store as if it was published there, and the client says the same', async () => {
    const said = 'mfe-blog: 1.0.0-a is published; to make it live: npm run release -- promote mfe-blog 1.0.0-a';
    expect(await publish()).toEqual({ code: 0, out: said, err: '' });
    const { store } = service.opened;
    const manifest = await verifiedRelease(store, 'mfe-blog', '1.0.0-a');
    expect(Object.keys(manifest.files)).toEqual([
      'server.cjs',
      'web/remoteEntry.js',
      'web/routes.js',
      'web/routes.js.br',
    ]);
    expect(Math.abs(Date.parse(manifest.publishedAt) - Date.now())).toBeLessThan(60_000);
    expect(String(await store.file('mfe-blog', '1.0.0-a', 'server.cjs'))).toBe(`exports.version = '1.0.0-a';`);
    expect((await publish()).out).toBe('mfe-blog: 1.0.0-a is published already, nothing to do');
    expect(JSON.parse((await publish('--json')).out)).toEqual({
      remote: 'mfe-blog',
      version: '1.0.0-a',
      outcome: 'present',
    });
  });

  test('an identity without the right is refused before anything is sent', async () => {
    const reader = await aToken(service.opened.store.access, { owner: 'eva' });
    const { code, err } = await service.run(reader.token, 'publish', 'mfe-blog');
    expect([code, err]).toEqual([1, expect.stringContaining("mfe-blog: eva has no right 'publish' on mfe-blog")]);
    expect(await versions()).toEqual([]);
  });

  test('a release that is mostly there already sends at most 15 % of its bytes', async () => {
    const logo = randomBytes(90_000).toString('base64');
    const files = { [LOGO]: logo, 'web/page.bin': randomBytes(6_000).toString('base64') };
    service.site.build('mfe-blog', '1.0.0-b', { files });
    expect((await publish()).code).toBe(0);
    service.site.build('mfe-blog', '1.0.0-c', {
      files: { ...files, 'web/page.bin': randomBytes(6_000).toString('base64') },
    });
    const bytes = countBytes();
    expect((await publish()).code).toBe(0);
    const { files: released } = await verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-c');
    const total = Object.values(released).reduce((sum, file) => sum + file.bytes, 0);
    tellFigure(`bytes sent of a release of which 90 % is there, ${kind.name}, %`, (bytes() / total) * 100, 15);
    expect(bytes() / total).toBeLessThan(0.15);
    // It is not for want of counting.
    expect(bytes()).toBeGreaterThan(8_000);
  });

  test('another content under a published version is refused', async () => {
    await publish();
    service.site.build('mfe-blog', '1.0.0-a', { files: { 'web/routes.js': 'other' } });
    expect((await publish()).err).toContain('1.0.0-a is published already with another content (web/routes.js)');
  });

  test('two machines that publish the same release at once end with one release', async () => {
    const store = openStore(service.opened.settings);
    const other = await serve(store, service.site);
    const outcomes = await Promise.all([
      publish('--json'),
      other.run(token, 'publish', 'mfe-blog', '--json'),
      publish('--json'),
    ]);
    await other.app.close();
    await store.close();
    expect(outcomes.map(({ err }) => err)).toEqual(['', '', '']);
    expect(outcomes.map(({ out }) => JSON.parse(out).outcome).sort()).toEqual(['present', 'present', 'published']);
    expect(await versions()).toEqual(['1.0.0-a']);
    await verifiedRelease(service.opened.store, 'mfe-blog', '1.0.0-a');
  });

  test('a workspace that is no remote is refused with the known ones', async () => {
    expect(await service.run(token, 'publish', 'mfe-faq')).toEqual({
      code: 1,
      out: '',
      err: 'mfe-faq: is no remote here; there are: mfe-blog, mfe-shop',
    });
  });
});
