/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { type PublicKey, publicKey, readPublicKeys, signedContent } from '@tramuntana/contracts/signature';
import { anOffer } from '../../../testing/anOffer';
import { aStore } from '../../../testing/aStore';
import { ReleaseRegistry } from '../ReleaseRegistry';
import { UnusableRelease } from './UnusableRelease';
import { VerifiedReleases } from './VerifiedReleases';

/** A key that signs, and its public half as a setting. */
function aKey() {
  const pair = generateKeyPairSync('ed25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  const setting = Buffer.from(x, 'base64url').toString('base64');
  const { id } = publicKey(pair.publicKey);
  const signatureOf = (manifest: ReleaseManifest) => ({
    key: id,
    value: sign(null, signedContent(manifest), pair.privateKey).toString('base64'),
  });
  return { setting, id, signatureOf };
}

const key = aKey();
const other = aKey();

/** A store with two signed versions, of which the first is live. */
function aSignedStore() {
  const store = aStore();
  const read = (version: string) =>
    JSON.parse(readFileSync(path.join(store.folder, `mfe-blog/${version}/manifest.json`), 'utf8')) as ReleaseManifest;
  const writeManifest = (version: string, manifest: object) =>
    store.write(`mfe-blog/${version}/manifest.json`, JSON.stringify(manifest));
  for (const version of ['1', '2']) {
    store.publish('mfe-blog', version, { forms: ['/blog/aviso'] });
    const manifest = read(version);
    writeManifest(version, { ...manifest, signature: key.signatureOf(manifest) });
  }
  store.promote('mfe-blog', '1');
  return { ...store, read, writeManifest };
}

const releasesOf = (folder: string, keys: readonly PublicKey[]) => new VerifiedReleases(folder, anOffer(), keys);

const CHANGED = 'its signature does not match: the manifest or the signature was changed after signing';

const hash = { bytes: 1, integrity: 'sha384-other' };

test.each<[string, (manifest: ReleaseManifest) => object, string]>([
  ['the hash of a file', (one) => ({ ...one, files: { ...one.files, 'server.cjs': hash } }), CHANGED],
  ['its mounts', (one) => ({ ...one, mounts: ['/', '/blog'] }), CHANGED],
  ['its needs', (one) => ({ ...one, requires: {} }), CHANGED],
  ['its forms, left out', ({ forms: _, ...one }) => one, CHANGED],
  ['the time of publishing', (one) => ({ ...one, publishedAt: '2030-01-01T00:00:00.000Z' }), CHANGED],
  ['a field of newer versions', (one) => ({ ...one, unknown: true }), CHANGED],
  ['no signature', ({ signature: _, ...one }) => one, 'it has no signature, and RELEASES_KEY asks for one'],
  [
    'another key',
    (one) => ({ ...one, signature: other.signatureOf(one) }),
    `signed by the key ${other.id}, which is not`,
  ],
  [
    'the id of a known key on the signature of another',
    (one) => ({ ...one, signature: { ...other.signatureOf(one), key: key.id } }),
    CHANGED,
  ],
])('a release with another value of %s is refused, and browsers get no file of it', async (_field, change, reason) => {
  const store = aSignedStore();
  store.writeManifest('2', change(store.read('2')));
  const releases = releasesOf(store.folder, readPublicKeys(key.setting));
  await expect(releases.manifest('mfe-blog', '2')).rejects.toThrow(UnusableRelease);
  await expect(releases.usableManifest('mfe-blog', '2')).rejects.toThrow(reason);
  await expect(releases.usableManifest('mfe-blog', '2')).rejects.toThrow(
    /^release 2 of mfe-blog is refused: .* source$/,
  );
  expect(await releases.file('mfe-blog', '2', 'web/remoteEntry.js')).toBeUndefined();
});

test('a signed release does not hold as another version', async () => {
  const store = aSignedStore();
  for (const file of ['server.cjs', 'web/remoteEntry.js']) {
    store.write(`mfe-blog/2/${file}`, readFileSync(path.join(store.folder, `mfe-blog/1/${file}`), 'utf8'));
  }
  store.writeManifest('2', { ...store.read('1'), version: '2' });
  const releases = releasesOf(store.folder, readPublicKeys(key.setting));
  await expect(releases.usableManifest('mfe-blog', '2')).rejects.toThrow(CHANGED);
});

test('a signed field that only newer versions know does no harm', async () => {
  const store = aSignedStore();
  const manifest = { ...store.read('1'), unknown: true };
  store.writeManifest('1', { ...manifest, signature: key.signatureOf(manifest) });
  const releases = releasesOf(store.folder, readPublicKeys(key.setting));
  expect((await releases.usableManifest('mfe-blog', '1')).version).toBe('1');
});

test('without a key, with the right one, and with two, a signed release is used', async () => {
  const { folder } = aSignedStore();
  for (const setting of [key.setting, `${other.setting},${key.setting}`]) {
    const releases = releasesOf(folder, readPublicKeys(setting));
    expect((await releases.usableManifest('mfe-blog', '1')).version).toBe('1');
    expect(await releases.file('mfe-blog', '1', 'web/remoteEntry.js')).toBeDefined();
  }
  expect((await releasesOf(folder, []).usableManifest('mfe-blog', '1')).version).toBe('1');
});

test('a promoted release without a signature is refused, and the shell goes on with the last good one', async () => {
  const store = aSignedStore();
  const { signature: _, ...unsigned } = store.read('2');
  store.writeManifest('2', unsigned);
  store.promote('mfe-blog', '1', '2');
  const warn = jest.fn();
  const registry = new ReleaseRegistry({
    releases: releasesOf(store.folder, readPublicKeys(key.setting)),
    log: { info: jest.fn(), warn },
  });
  registry.listen({ prepare: async () => {}, changed: () => {} });
  await registry.look();
  expect(registry.current().remotes).toMatchObject([{ name: 'mfe-blog', version: '1', status: 'available' }]);
  expect(JSON.stringify(warn.mock.calls)).toContain('release 2 of mfe-blog is refused: it has no signature');
});
