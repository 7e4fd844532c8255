import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { AccessRecord, TokenRecord } from '../access/accessRecord';
import { createId, createToken } from '../access/token';
import { type OpenTestStore, testStores } from '../testing/testStores';
import type { DirectoryStore } from './directory/DirectoryStore';
import { openStore } from './openStore';

const aRecord = (over: Partial<AccessRecord> = {}): AccessRecord => {
  const id = createId();
  const common = { schema: 1 as const, id, owner: 'ana', createdAt: '2026-11-22T10:00:00.000Z', createdBy: 'root' };
  const expiresAt = '2027-11-22T10:00:00.000Z';
  const { hash } = createToken(id);
  const token = { ...common, expiresAt, kind: 'token', hash, rights: ['promote'], remotes: ['mfe-blog'] };
  return { ...token, ...over } as AccessRecord;
};

const aTrust = (): AccessRecord => {
  const { hash: _, ...common } = aRecord() as TokenRecord;
  return {
    ...common,
    kind: 'trust',
    createdAt: '2026-11-23T10:00:00.000Z',
    issuer: 'https://ci.example',
    audience: 'releases',
    claims: { repository: 'acme/mfe-blog', ref: 'refs/heads/main' },
  };
};

describe.each(testStores)('the identities of a store in $name', ({ open }) => {
  let opened: OpenTestStore;
  const access = () => opened.store.access;

  beforeEach(async () => {
    opened = await open();
  });

  afterEach(() => opened.remove());

  test('an empty store has none, and they are no remotes', async () => {
    expect(await access().all()).toEqual([]);
    expect(await access().find(createId())).toBeUndefined();
    await access().add(aRecord());
    expect(await opened.store.remotes()).toEqual([]);
  });

  test('they are read as they were added, oldest first', async () => {
    const [token, trust] = [aRecord(), aTrust()];
    await access().add(trust);
    await access().add(token);
    expect(await access().find(trust.id)).toMatchObject({ owner: 'ana', claims: { ref: 'refs/heads/main' } });
    expect((await access().all()).map(({ record }) => record.id)).toEqual([token.id, trust.id]);
  });

  test('a revocation holds at once in another process, and for good', async () => {
    const record = aRecord();
    await access().add(record);
    const other = openStore(opened.settings);
    expect(await other.access.find(record.id)).not.toHaveProperty('revokedAt');
    await access().revoke(record.id, { at: '2026-11-24T10:00:00.000Z', by: 'eva' });
    await access().revoke(record.id, { at: '2026-11-25T10:00:00.000Z', by: 'tom' });
    expect(await other.access.find(record.id)).toMatchObject({
      revokedAt: '2026-11-24T10:00:00.000Z',
      revokedBy: 'eva',
    });
    await other.close();
  });

  test('the last use is noted, and a use within the same minute writes nothing', async () => {
    const record = aRecord();
    await access().add(record);
    const usedAt = async () => (await access().all())[0]?.usedAt;
    expect(await usedAt()).toBeUndefined();
    await access().noteUse(record.id);
    const first = await usedAt();
    expect(Math.abs(Date.now() - Date.parse(first ?? ''))).toBeLessThan(60_000);
    await access().noteUse(record.id);
    expect(await usedAt()).toBe(first);
    // Noting a use does not bring a revoked identity back.
    await access().revoke(record.id, { at: '2026-11-24T10:00:00.000Z', by: undefined });
    await access().noteUse(record.id);
    expect(await access().find(record.id)).toHaveProperty('revokedAt');
  });

  test('an id that is a path finds nothing', async () => {
    expect(await access().find('../channel')).toBeUndefined();
  });

  test('a record with a field that this version does not know is refused, because it could be a restriction', async () => {
    const record = aRecord();
    await access().add(Object.assign({ onlyAtNight: true }, record));
    await expect(access().find(record.id)).rejects.toThrow('Unrecognized key: "onlyAtNight"');
  });
});

test('in a folder, only the owner of the store reads the identities; an older use is noted again', async () => {
  const directory = testStores.find(({ name }) => name === 'a folder');
  const opened = await directory?.open();
  const store = opened?.store as DirectoryStore;
  const record = aRecord();
  await store.access.add(record);
  await store.access.noteUse(record.id);
  const folder = path.join(store.folder, '.access');
  const modeOf = (file: string) => statSync(file).mode & 0o777;
  expect(modeOf(folder)).toBe(0o700);
  expect(readdirSync(folder).map((name) => modeOf(path.join(folder, name)))).toEqual([0o600, 0o600]);
  const before = new Date('2026-11-22T10:00:00Z');
  utimesSync(path.join(folder, `${record.id}.used`), before, before);
  await store.access.noteUse(record.id);
  expect((await store.access.all())[0]?.usedAt).not.toBe(before.toISOString());
  await opened?.remove();
});
