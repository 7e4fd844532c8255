import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'shared-postgres';
import { publish } from '../publish/publish';
import { aRepository, type Repository } from '../testing/aRepository';
import { testStores } from '../testing/testStores';
import { MAX_UPLOADS, UPLOAD_LIFETIME, type UploadManifest } from '../upload/Uploads';
import { uploadId } from '../upload/uploadRules';
import { DirectoryStore } from './directory/DirectoryStore';
import { PostgresStore } from './postgres/PostgresStore';
import type { ReleaseStore } from './ReleaseStore';
import { integrityOf } from './releaseFiles';

const CONTENT = Buffer.from('a content');
const HASH = integrityOf(CONTENT);

const aManifest = (version: string, files: UploadManifest['files'] = {}): UploadManifest => ({
  schema: 1,
  remote: 'mfe-blog',
  version,
  contract: '^1.0.0',
  mounts: ['/blog'],
  entry: 'remoteEntry.js',
  container: 'mfe_blog',
  shared: {},
  chunks: {},
  files: { 'web/a.js': { bytes: CONTENT.byteLength, integrity: HASH }, ...files },
});

const keyOf = (manifest: UploadManifest) => ({ remote: manifest.remote, id: uploadId(manifest) });

/** Makes an upload older than its lifetime. */
async function age(store: ReleaseStore, key: { remote: string; id: string }) {
  const then = new Date(Date.now() - UPLOAD_LIFETIME - 1000);
  if (store instanceof DirectoryStore) utimesSync(path.join(store.folder, '.uploads', key.remote, key.id), then, then);
  else await query(store, 'update releases.uploads set begun_at = $1 where id = $2', [then, key.id]);
}

/** Runs a statement in the database of a store. */
async function query(store: ReleaseStore, text: string, values: unknown[] = []) {
  if (!(store instanceof PostgresStore)) throw new Error(`${store.place} is no database`);
  const { pool } = store as unknown as { pool: Pool };
  return (await pool.query(text, values)).rows;
}

test('the id of an upload does not depend on the order of keys', () => {
  const manifest = aManifest('1.0.0-a');
  expect(uploadId(Object.fromEntries(Object.entries(manifest).reverse()) as UploadManifest)).toBe(uploadId(manifest));
  expect(uploadId(aManifest('1.0.0-b'))).not.toBe(uploadId(manifest));
});

describe.each(testStores)('uploads to $name', ({ open }) => {
  let store: ReleaseStore;
  let site: Repository;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const opened = await open();
    store = opened.store;
    site = aRepository(store);
    remove = async () => {
      site.remove();
      await opened.remove();
    };
  });

  afterEach(() => remove());

  async function begun(manifest: UploadManifest) {
    const key = keyOf(manifest);
    await store.uploads.begin(key, manifest);
    return key;
  }

  const receive = (key: { remote: string; id: string }) => store.uploads.receive(key, HASH, Readable.from([CONTENT]));

  test('an upload that is older than its lifetime ends with the next one, and so does what arrived for it', async () => {
    const old = aManifest('1.0.0-old');
    const key = await begun(old);
    await receive(key);
    expect(await store.uploads.missing(key, old)).toEqual([]);
    await age(store, key);
    await begun(aManifest('1.0.0-new'));
    expect(await store.uploads.find(key)).toBeUndefined();
    expect(await store.uploads.missing(key, old)).toEqual([HASH]);
    if (store instanceof PostgresStore) expect(await query(store, 'select integrity from releases.blobs')).toEqual([]);
    await expect(receive(key)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('an upload that somebody goes on with does not end', async () => {
    const manifest = aManifest('1.0.0-old');
    const key = await begun(manifest);
    await receive(key);
    await age(store, key);
    await begun(manifest);
    await begun(aManifest('1.0.0-new'));
    expect(await store.uploads.missing(key, manifest)).toEqual([]);
  });

  test('too many uploads of a remote end the oldest', async () => {
    const keys = [];
    for (let index = 0; index <= MAX_UPLOADS; index += 1) keys.push(await begun(aManifest(`1.0.0-${index}`)));
    const found = await Promise.all(keys.map((key) => store.uploads.find(key)));
    expect(found.map((manifest) => manifest !== undefined)).toEqual([false, ...Array(MAX_UPLOADS).fill(true)]);
  });

  test('a content of another remote has to be sent, because its hash may be all that a client knows of it', async () => {
    site.build('mfe-shop', '1.0.0-s', { files: { 'web/a.js': CONTENT.toString() } });
    await publish(site.settings, 'mfe-shop');
    const manifest = aManifest('1.0.0-a');
    const key = await begun(manifest);
    expect(await store.uploads.missing(key, manifest)).toEqual([HASH]);
    await receive(key);
    expect(await store.uploads.missing(key, manifest)).toEqual([]);
  });

  test('an upload repairs a damaged release: contents that no longer match their hash are missing', async () => {
    site.build('mfe-blog', '1.0.0-a', { files: { 'web/a.js': CONTENT.toString() } });
    await publish(site.settings, 'mfe-blog');
    const manifest = aManifest('1.0.0-a');
    const key = await begun(manifest);
    expect(await store.uploads.missing(key, manifest)).toEqual([]);
    if (store instanceof DirectoryStore) {
      // aRepository writes into the folder of its own; this store has another one.
      const file = path.join(store.releaseFolder('mfe-blog', '1.0.0-a'), 'web/a.js');
      writeFileSync(file, 'tampered');
    } else await query(store, `update releases.blobs set content = 'tampered' where integrity = $1`, [HASH]);
    expect(await store.uploads.missing(key, manifest)).toEqual([HASH]);
    await receive(key);
    await store.exclusively('mfe-blog', () =>
      store.uploads.complete(key, { ...manifest, publishedAt: new Date().toISOString() }),
    );
    expect(await store.damageOf(manifest as Parameters<ReleaseStore['damageOf']>[0])).toEqual([]);
  });

  test('a content whose client gives up leaves nothing', async () => {
    const manifest = aManifest('1.0.0-a');
    const key = await begun(manifest);
    async function* broken() {
      yield CONTENT;
      throw new Error('the line broke');
    }
    await expect(store.uploads.receive(key, HASH, broken())).rejects.toThrow('the line broke');
    expect(await store.uploads.missing(key, manifest)).toEqual([HASH]);
    if (store instanceof PostgresStore) expect(await query(store, 'select from releases.upload_parts')).toEqual([]);
  });
});
