import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promote } from '../live/promote';
import { prune } from '../live/prune';
import { publish } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { aToken } from '../testing/aToken';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { StoreMirror } from './StoreMirror';

describe.each(testStores)('a copy of a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;
  let copy: DirectoryStore;
  let printed: string[];
  let mirror: StoreMirror;

  beforeEach(async () => {
    opened = await open();
    site = aRepository(opened.store);
    copy = new DirectoryStore(site.pathOf('copy'));
    printed = [];
    mirror = newMirror();
  });

  afterEach(async () => {
    site.remove();
    await opened.remove();
  });

  const newMirror = () => new StoreMirror({ from: opened.store, to: copy, print: (line) => printed.push(line) });
  const copied = (version: string, file: string) => path.join(copy.releaseFolder('mfe-blog', version), file);

  async function published(...versions: string[]) {
    for (const version of versions) {
      site.build('mfe-blog', version, { files: { 'web/media/dron.avif': 'the same in each' } });
      await publish(site.settings, 'mfe-blog');
    }
  }

  test('the copy has each complete release and the channel', async () => {
    await published('1.0.0-a', '1.0.0-b');
    await promote(site.settings, 'mfe-blog', '1.0.0-a');
    expect(await mirror.copy()).toBe(true);
    const { releases } = await copy.releases('mfe-blog');
    expect(releases).toEqual((await opened.store.releases('mfe-blog')).releases);
    for (const manifest of releases) expect(await copy.damageOf(manifest)).toEqual([]);
    expect(await copy.channel('mfe-blog')).toEqual(await opened.store.channel('mfe-blog'));
    expect(printed).toEqual([]);
  });

  test('a file that another release of the copy has is not fetched again', async () => {
    await published('1.0.0-a');
    await mirror.copy();
    await published('1.0.0-b');
    const fetched: string[] = [];
    const { store } = opened;
    const file = store.file.bind(store);
    store.file = (remote, version, name) => {
      fetched.push(name);
      return file(remote, version, name);
    };
    await mirror.copy();
    expect(fetched).toContain('server.cjs');
    expect(fetched).not.toContain('web/media/dron.avif');
    expect(readFileSync(copied('1.0.0-b', 'web/media/dron.avif'), 'utf8')).toBe('the same in each');
  });

  test('a release that differs from the published one is not copied, its channel waits, and one message says so', async () => {
    await published('1.0.0-a', '1.0.0-b');
    await promote(site.settings, 'mfe-blog', '1.0.0-a');
    await mirror.copy();
    await promote(site.settings, 'mfe-blog', '1.0.0-b');
    rmSync(copy.releaseFolder('mfe-blog', '1.0.0-b'), { recursive: true });
    const { store } = opened;
    const file = store.file.bind(store);
    store.file = async (remote, version, name) =>
      name === 'server.cjs' ? Buffer.from('tampered') : file(remote, version, name);
    expect(await mirror.copy()).toBe(false);
    expect(await mirror.copy()).toBe(false);
    expect(printed).toEqual([
      `releases are not followed: mfe-blog: server.cjs of 1.0.0-b does not match its hash in ${store.place}; publish it again`,
    ]);
    expect((await copy.channel('mfe-blog'))?.live).toBe('1.0.0-a');
    store.file = file;
    expect(await mirror.copy()).toBe(true);
    expect((await copy.channel('mfe-blog'))?.live).toBe('1.0.0-b');
    expect(printed.at(-1)).toBe('releases are followed again');
  });

  test('the next process replaces a damaged copy', async () => {
    await published('1.0.0-a');
    await promote(site.settings, 'mfe-blog');
    await mirror.copy();
    writeFileSync(copied('1.0.0-a', 'server.cjs'), 'tampered');
    writeFileSync(path.join(copy.folder, 'mfe-blog/channel.json'), 'garbage');
    expect(await newMirror().copy()).toBe(true);
    expect(readFileSync(copied('1.0.0-a', 'server.cjs'), 'utf8')).toContain('1.0.0-a');
    expect((await copy.channel('mfe-blog'))?.live).toBe('1.0.0-a');
  });

  test('while the store cannot be reached, nothing is removed from the copy', async () => {
    await published('1.0.0-a');
    await promote(site.settings, 'mfe-blog');
    await mirror.copy();
    const { store } = opened;
    const remotes = store.remotes.bind(store);
    store.remotes = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(await mirror.copy()).toBe(false);
    expect(await mirror.copy()).toBe(false);
    expect(printed).toEqual([expect.stringContaining(`${store.place} cannot be used: the database does not answer`)]);
    expect((await copy.releases('mfe-blog')).releases).toHaveLength(1);
    store.remotes = remotes;
    expect(await mirror.copy()).toBe(true);
  });

  /** Makes the store fail when the blog's channel is read. Returns the remotes whose channels were read. */
  function failForBlog(error: Error) {
    const { store } = opened;
    const channel = store.channel.bind(store);
    const asked: string[] = [];
    store.channel = (remote) => {
      asked.push(remote);
      return remote === 'mfe-blog' ? Promise.reject(error) : channel(remote);
    };
    return asked;
  }

  test('a remote whose channel cannot be read is reported, and the other remotes are still followed', async () => {
    await published('1.0.0-a');
    site.build('mfe-shop', '1.0.0-s');
    await publish(site.settings, 'mfe-shop');
    await promote(site.settings, 'mfe-shop');
    failForBlog(new ReleaseRefused('mfe-blog', 'its channel is not JSON'));
    expect(await mirror.copy()).toBe(false);
    expect(printed).toEqual(['releases are not followed: mfe-blog: its channel is not JSON']);
    expect((await copy.channel('mfe-shop'))?.live).toBe('1.0.0-s');
  });

  test('when the store can no longer be reached, the other remotes are not tried', async () => {
    await published('1.0.0-a');
    site.build('mfe-shop', '1.0.0-s');
    await publish(site.settings, 'mfe-shop');
    const asked = failForBlog(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    expect(await mirror.copy()).toBe(false);
    expect(printed).toEqual([expect.stringContaining('the database does not answer')]);
    expect(asked).toEqual(['mfe-blog']);
  });

  test('tokens are copied by their hashes, a revocation and a removal too, and the trusts in CIs are not', async () => {
    const { access } = opened.store;
    const [ana, eva] = [await aToken(access), await aToken(access, { owner: 'eva' })];
    const { hash: _, ...common } = (await aToken(access)).record;
    const { id } = common;
    await access.revoke(id, { at: '2026-11-24T10:00:00.000Z', by: 'root' });
    const ci = { issuer: 'https://ci.example', audience: 'site', claims: { sub: 'a' } };
    await access.add({ ...common, ...ci, id: '0123456789abcdef', kind: 'trust' });
    await mirror.copy();
    const copied = async () => (await copy.access.all()).map(({ record }) => record);
    expect(await copied()).toEqual(
      expect.arrayContaining([ana.record, eva.record, expect.objectContaining({ id, revokedBy: 'root' })]),
    );
    expect(await copied()).toHaveLength(3);
    expect(JSON.stringify(await copied())).not.toContain(ana.token);
    writeFileSync(path.join(copy.folder, `.access/${ana.record.id}.json`), 'garbage');
    writeFileSync(path.join(copy.folder, '.access/fedcba9876543210.json'), JSON.stringify(ana.record));
    await access.revoke(eva.record.id, { at: '2026-11-24T10:00:00.000Z', by: 'root' });
    expect(await mirror.copy()).toBe(true);
    expect(await copied()).toHaveLength(3);
    expect(await copy.access.find(ana.record.id)).toEqual(ana.record);
    expect(await copy.access.find(eva.record.id)).toHaveProperty('revokedAt');
  });

  test('an identity that cannot be read is not copied, so it opens nothing; the others are', async () => {
    const { access } = opened.store;
    const { record: ana } = await aToken(access);
    await access.add(Object.assign({ onlyAtNight: true }, ana, { id: '0123456789abcdef' }));
    expect(await mirror.copy()).toBe(true);
    expect((await copy.access.all()).map(({ record }) => record.id)).toEqual([ana.id]);
  });

  test('pruned releases are removed from the copy as well', async () => {
    await published('1.0.0-a', '1.0.0-b');
    await promote(site.settings, 'mfe-blog', '1.0.0-b');
    await mirror.copy();
    await prune(opened.store, ['mfe-blog'], { unusedFor: 1, now: Date.now() + 2 * 24 * 60 * 60_000 });
    await mirror.copy();
    expect((await copy.releases('mfe-blog')).releases.map(({ version }) => version)).toEqual(['1.0.0-b']);
  });
});
