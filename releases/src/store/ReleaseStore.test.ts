import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Channel, ReleaseManifest } from '@tramuntana/contracts';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { describeFiles } from './releaseFiles';

const CONTENT = { 'server.cjs': 'exports.routes = [];', 'web/media/dron.avif': Buffer.from([0, 255, 10, 0]) };

describe.each(testStores)('a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  const store = () => opened.store;

  beforeEach(async () => {
    opened = await open();
  });

  afterEach(() => opened.remove());

  /** Adds a release with these files, and returns its manifest. */
  async function added(
    version: string,
    content: Record<string, string | Buffer> = CONTENT,
    publishedAt = '2026-11-22T10:00:00.000Z',
  ): Promise<ReleaseManifest> {
    const folder = await store().stage('mfe-blog', version);
    for (const [file, text] of Object.entries(content)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const manifest: ReleaseManifest = {
      schema: 1,
      remote: 'mfe-blog',
      version,
      contract: '^1.0.0',
      mounts: ['/blog'],
      entry: 'remoteEntry.js',
      container: 'mfe_blog',
      shared: {},
      chunks: { 'z-last': ['z.js'], a: ['a.js'] },
      publishedAt,
      files: await describeFiles(folder, Object.keys(content)),
    };
    await store().add(manifest, folder);
    expect(existsSync(folder)).toBe(false);
    return manifest;
  }

  const aChannel = (live: string, over: Partial<Channel> = {}): Channel => ({
    schema: 1,
    remote: 'mfe-blog',
    live,
    history: [{ at: '2026-11-22T10:00:00.000Z', action: 'promote', from: null, to: live, by: 'operator' }],
    ...over,
  });

  test('an empty store holds nothing', async () => {
    expect(await store().remotes()).toEqual([]);
    expect(await store().channel('mfe-blog')).toBeUndefined();
    expect(await store().manifest('mfe-blog', '1.0.0-a')).toBeUndefined();
    expect(await store().file('mfe-blog', '1.0.0-a', 'server.cjs')).toBeUndefined();
    expect(await store().releases('mfe-blog')).toEqual({ releases: [], damaged: [] });
    expect(await store().shells()).toEqual([]);
  });

  test('a release is read as it was added: its manifest in the same order, and each byte', async () => {
    const manifest = await added('1.0.0-a');
    const stored = await store().manifest('mfe-blog', '1.0.0-a');
    expect(stored).toEqual(manifest);
    expect(Object.keys(stored?.chunks ?? {})).toEqual(['z-last', 'a']);
    for (const [file, content] of Object.entries(CONTENT)) {
      expect(await store().file('mfe-blog', '1.0.0-a', file)).toEqual(Buffer.from(content));
    }
    expect(await store().damageOf(manifest)).toEqual([]);
    expect(await store().remotes()).toEqual(['mfe-blog']);
  });

  test('a release with a file outside of its folder is not read, and is listed as damaged', async () => {
    await added('1.0.0-a', { ...CONTENT, 'web/../server.cjs': 'evil' });
    await expect(store().manifest('mfe-blog', '1.0.0-a')).rejects.toThrow(
      'files.web/../server.cjs: a file of a release has a path below its folder, as in web/main.js',
    );
    const { releases, damaged } = await store().releases('mfe-blog');
    expect([releases, damaged.map(({ version }) => version)]).toEqual([[], ['1.0.0-a']]);
  });

  test('releases are listed oldest first', async () => {
    await added('1.0.0-b', CONTENT, '2026-11-22T10:00:00.000Z');
    await added('1.0.0-a', CONTENT, '2026-11-22T11:00:00.000Z');
    const { releases } = await store().releases('mfe-blog');
    expect(releases.map(({ version }) => version)).toEqual(['1.0.0-b', '1.0.0-a']);
  });

  test('a manifest is compared with the stored files', async () => {
    const manifest = await added('1.0.0-a');
    const { 'server.cjs': server, ...files } = manifest.files;
    const other = { bytes: 1, integrity: 'sha384-other' };
    const promised = { ...manifest, files: { ...files, 'web/media/dron.avif': other, 'web/gone.js': other } };
    expect(await store().damageOf(promised)).toEqual([
      'web/gone.js is missing',
      'web/media/dron.avif does not match its hash',
      'server.cjs is not in the manifest',
    ]);
    expect(server?.bytes).toBe(CONTENT['server.cjs'].length);
  });

  test('adding a release again replaces it, and removing one keeps the files that it shares with another', async () => {
    await added('1.0.0-a');
    await added('1.0.0-a', { ...CONTENT, 'server.cjs': 'repaired' });
    expect(await store().file('mfe-blog', '1.0.0-a', 'server.cjs')).toEqual(Buffer.from('repaired'));
    const second = await added('1.0.0-b', { ...CONTENT, 'server.cjs': 'second' });
    await store().remove('mfe-blog', '1.0.0-a');
    expect(await store().manifest('mfe-blog', '1.0.0-a')).toBeUndefined();
    expect(await store().file('mfe-blog', '1.0.0-a', 'server.cjs')).toBeUndefined();
    expect(await store().damageOf(second)).toEqual([]);
  });

  test('a channel is replaced only if it still is the one that was seen', async () => {
    expect(await store().replaceChannel(aChannel('1.0.0-a'), aChannel('1.0.0-x'))).toBe(false);
    expect(await store().replaceChannel(aChannel('1.0.0-a'), undefined)).toBe(true);
    const seen = await store().channel('mfe-blog');
    expect(seen).toEqual(aChannel('1.0.0-a'));
    expect(await store().replaceChannel(aChannel('1.0.0-b'), undefined)).toBe(false);
    expect(
      await store().replaceChannel(aChannel('1.0.0-b', { canary: { version: '1.0.0-c', percent: 5 } }), seen),
    ).toBe(true);
    expect(await store().replaceChannel(aChannel('1.0.0-d'), seen)).toBe(false);
    expect(await store().channel('mfe-blog')).toMatchObject({ live: '1.0.0-b', canary: { percent: 5 } });
  });

  test('work under the same name waits for its turn, work under another name does not', async () => {
    const steps: string[] = [];
    const work = (name: string, step: string) =>
      store().exclusively(name, async () => {
        steps.push(`${step} begins`);
        if (step === 'outer') await store().exclusively('paths', async () => steps.push('inner'));
        steps.push(`${step} ends`);
      });
    await Promise.all([work('mfe-blog', 'outer'), work('mfe-blog', 'second')]);
    const outer = ['outer begins', 'inner', 'outer ends'];
    const second = ['second begins', 'second ends'];
    expect([
      [...outer, ...second],
      [...second, ...outer],
    ]).toContainEqual(steps);
    await expect(store().exclusively('mfe-blog', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await store().exclusively('mfe-blog', async () => 'free again')).toBe('free again');
  });

  test.each(['../outside', '.hidden', 'a/b'])('a name that leads out of the store is refused: %s', async (name) => {
    const refusal = (attempt: () => Promise<unknown>) =>
      (async () => attempt())().then(
        () => 'it was done',
        (error: Error) => error.message,
      );
    expect(await refusal(() => store().channel(name))).toContain('is no name of a remote');
    expect(await refusal(() => store().manifest('mfe-blog', name))).toContain('is no version');
    expect(await refusal(() => store().releases(name))).toContain('is no name of a remote');
  });
});
