import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { openClient } from 'shared-postgres';
import { promote } from '../live/promote';
import { publish } from '../publish/publish';
import type { SignatureKeys } from '../signatures/signatureKeys';
import { DirectoryStore } from '../store/directory/DirectoryStore';
import { aRepository, type Repository } from '../testing/aRepository';
import { someKeys } from '../testing/someKeys';
import { type OpenTestStore, testStores } from '../testing/testStores';
import { StoreMirror } from './StoreMirror';

const EVIL = 'steal(document.cookie);';

describe.each(testStores)('a copy of a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  let site: Repository;
  let copies = 0;

  const keys = someKeys();

  beforeAll(async () => {
    opened = await open();
    site = aRepository(opened.store);
    await published('1.0.0-a', keys);
    await promote({ ...site.settings, signatureKeys: keys }, 'mfe-blog', '1.0.0-a');
    await published('1.0.0-b', keys);
  });

  // PostgreSQL starts once for all tests, so each test leaves the second version unchanged and the first one live.
  afterEach(async () => {
    await opened.store.remove('mfe-blog', '1.0.0-b');
    await published('1.0.0-b', keys);
    await goLive('1.0.0-a');
  });

  afterAll(async () => {
    site.remove();
    await opened.remove();
  });

  async function published(version: string, signatureKeys?: SignatureKeys) {
    site.build('mfe-blog', version, { forms: ['/blog/aviso'], requires: { react: '^19.0.0' } });
    await publish({ ...site.settings, signatureKeys }, 'mfe-blog');
  }

  const manifestOf = async (version: string) => (await opened.store.manifest('mfe-blog', version)) as ReleaseManifest;

  /** Makes a version live as somebody could who can write the store. */
  async function goLive(version: string) {
    const seen = await opened.store.channel('mfe-blog');
    if (seen && seen.live !== version) await opened.store.replaceChannel({ ...seen, live: version }, seen);
  }

  /** Copies the store as it is, and again after a change and after the second version went live. */
  async function copied(known: SignatureKeys['known'], change: () => Promise<void> = async () => {}) {
    const printed: string[] = [];
    const copy = new DirectoryStore(site.pathOf(`copy-${++copies}`));
    const mirror = new StoreMirror({ from: opened.store, to: copy, keys: known, print: (line) => printed.push(line) });
    await mirror.copy();
    await change();
    await goLive('1.0.0-b');
    await mirror.copy();
    return { printed, copy, live: (await copy.channel('mfe-blog'))?.live };
  }

  const other = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` };

  test.each<[string, (manifest: ReleaseManifest) => ReleaseManifest]>([
    ['the hash of a file', ({ files, ...rest }) => ({ ...rest, files: { ...files, 'server.cjs': other } })],
    ['a further file', ({ files, ...rest }) => ({ ...rest, files: { ...files, 'web/evil.js': other } })],
    ['its mounts', (manifest) => ({ ...manifest, mounts: ['/', '/blog'] })],
    ['its forms', (manifest) => ({ ...manifest, forms: ['/blog/otra'] })],
    ['its forms, left out', ({ forms: _, ...manifest }) => manifest],
    ['its needs', (manifest) => ({ ...manifest, requires: { react: '*' } })],
    ['its contract', (manifest) => ({ ...manifest, contract: '*' })],
    ['its entry', (manifest) => ({ ...manifest, entry: 'routes.js' })],
    ['its chunks', (manifest) => ({ ...manifest, chunks: {} })],
    ['the time of publishing', (manifest) => ({ ...manifest, publishedAt: '2030-01-01T00:00:00.000Z' })],
    ['a field of newer versions', (manifest) => ({ ...manifest, unknown: true })],
    ['a letter of its signature', (manifest) => ({ ...manifest, signature: damaged(manifest.signature) })],
  ])('a release is refused whose manifest has another value of %s', async (_field, change) => {
    const { printed, live } = await copied(keys.known, async () =>
      opened.store.replaceManifest(change(await manifestOf('1.0.0-b'))),
    );
    expect(printed).toEqual([
      'releases are not followed: mfe-blog: 1.0.0-b is not copied: its signature does not match: the manifest or the ' +
        'signature was changed after signing; publish it again from its source',
    ]);
    expect(live).toBe('1.0.0-a');
  });

  test('a signed manifest does not hold for another version', async () => {
    const { printed } = await copied(keys.known, async () =>
      opened.store.replaceManifest({ ...(await manifestOf('1.0.0-a')), version: '1.0.0-b' }),
    );
    expect(printed.join()).toContain('mfe-blog: 1.0.0-b is not copied: its signature does not match');
  });

  test('a release with a consistent forgery of manifest, files and contents is refused, and the last good one stays', async () => {
    const { copy, live, printed } = await copied(keys.known, forge);
    // Nothing but the signature shows the forgery.
    expect(await opened.store.damageOf(await manifestOf('1.0.0-b'))).toEqual([]);
    expect((await opened.store.file('mfe-blog', '1.0.0-b', 'server.cjs'))?.toString()).toBe(EVIL);
    expect(printed.join()).toContain('mfe-blog: 1.0.0-b is not copied: its signature does not match');
    expect(live).toBe('1.0.0-a');
    expect((await copy.file('mfe-blog', '1.0.0-b', 'server.cjs'))?.toString()).toContain('1.0.0-b');
    const withoutKey = await copied([]);
    expect((await withoutKey.copy.file('mfe-blog', '1.0.0-b', 'server.cjs'))?.toString()).toBe(EVIL);
  });

  /** Replaces the server's program in the store itself, with all hashes that name it. */
  async function forge() {
    const manifest = await manifestOf('1.0.0-b');
    const integrity = `sha384-${createHash('sha384').update(EVIL).digest('base64')}`;
    const files = { ...manifest.files, 'server.cjs': { bytes: EVIL.length, integrity } };
    const { settings, store } = opened;
    if (store instanceof DirectoryStore) {
      writeFileSync(path.join(store.releaseFolder('mfe-blog', '1.0.0-b'), 'server.cjs'), EVIL);
      return store.replaceManifest({ ...manifest, files });
    }
    const client = openClient(String(settings.url));
    await client.connect();
    const row = ['mfe-blog', '1.0.0-b'];
    await client.query(`insert into releases.blobs values ($1, $2) on conflict do nothing`, [
      integrity,
      Buffer.from(EVIL),
    ]);
    await client.query(
      `update releases.files set integrity = $3 where remote = $1 and version = $2 and path = 'server.cjs'`,
      [...row, integrity],
    );
    await client.query(`update releases.manifests set manifest = $3 where remote = $1 and version = $2`, [
      ...row,
      JSON.stringify({ ...manifest, files }),
    ]);
    await client.end();
  }

  test('one of two keys is enough, and a key that was taken out no longer holds', async () => {
    const next = someKeys();
    expect(await copied([...next.known, ...keys.known])).toMatchObject({ printed: [], live: '1.0.0-b' });
    const { printed, live } = await copied(next.known);
    expect(live).toBeUndefined();
    expect(printed).toEqual(
      ['1.0.0-a', '1.0.0-b'].map(
        (version) =>
          `releases are not followed: mfe-blog: ${version} is not copied: it is signed by the key ` +
          `${keys.signing?.public.id}, which is not in RELEASES_KEY; publish it again from its source`,
      ),
    );
  });

  test('a release without a signature is refused, but needs none where no key is set', async () => {
    const { signature: _, ...unsigned } = await manifestOf('1.0.0-b');
    const { printed, live } = await copied(keys.known, () => opened.store.replaceManifest(unsigned));
    expect(live).toBe('1.0.0-a');
    expect(printed).toEqual([
      'releases are not followed: mfe-blog: 1.0.0-b is not copied: it has no signature, and RELEASES_KEY asks for one; ' +
        'publish it again from its source',
    ]);
    expect(await copied([])).toMatchObject({ printed: [], live: '1.0.0-b' });
  });
});

function damaged(signature: ReleaseManifest['signature']): ReleaseManifest['signature'] {
  const { key, value } = signature ?? { key: '', value: '' };
  return { key, value: `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}` };
}
