import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { type AccessRecords, USE_PERIOD } from '../../access/AccessRecords';
import { type AccessRecord, accessId, accessRecord } from '../../access/accessRecord';
import { readJson, unlessDamaged } from '../parseStored';
import { syncFolder } from './folders';

const RECORD = '.json';

const folderOf = (store: string) => path.join(store, '.access');

/** Identities in a store's folder: `.access/<id>.json`, and an empty file `<id>.used` whose time is that of the last use. */
export function accessFiles(store: string): AccessRecords {
  const folder = folderOf(store);
  const fileOf = (id: string, ending: string) => path.join(folder, id + ending);

  const find = async (id: string) => {
    // An id of another form could be a path that leads out of the folder.
    if (!accessId.safeParse(id).success) return undefined;
    return readJson(undefined, fileOf(id, RECORD), accessRecord, 'delete it, and give out another token');
  };

  const write = (record: AccessRecord) => writeRecord(folder, record);

  const lastUse = async (id: string) => (await unlessMissing(stat(fileOf(id, '.used'))))?.mtime;

  async function ids(): Promise<string[]> {
    const names = (await unlessMissing(readdir(folder))) ?? [];
    return names.filter((name) => name.endsWith(RECORD)).map((name) => path.basename(name, RECORD));
  }

  return {
    async all() {
      const records = [];
      for (const id of await ids()) {
        const { value: record } = await unlessDamaged(() => find(id));
        if (record) records.push({ record, usedAt: (await lastUse(id))?.toISOString() });
      }
      return records.sort((a, b) => a.record.createdAt.localeCompare(b.record.createdAt));
    },
    async damaged() {
      const damaged = [];
      for (const id of await ids()) {
        const { reason } = await unlessDamaged(() => find(id));
        if (reason !== undefined) damaged.push({ id, reason });
      }
      return damaged;
    },
    find,
    add: write,
    async revoke(id, { at, by }) {
      const record = await find(id);
      if (record && record.revokedAt === undefined) await write({ ...record, revokedAt: at, revokedBy: by });
    },
    async noteUse(id) {
      const now = new Date();
      const before = await lastUse(id);
      if (before && Math.abs(now.getTime() - before.getTime()) < USE_PERIOD) return;
      await writeFile(fileOf(id, '.used'), '', { mode: 0o600 });
      await utimes(fileOf(id, '.used'), now, now);
    },
  };
}

/** Replaces all identities of a store's folder. Files that are right already are not written. */
export async function replaceAccess(store: string, records: readonly AccessRecord[]): Promise<void> {
  const folder = folderOf(store);
  const { find } = accessFiles(store);
  for (const record of records) {
    // A copy that cannot be read is replaced as well.
    const copied = await find(record.id).catch(() => undefined);
    if (!isDeepStrictEqual(copied, record)) await writeRecord(folder, record);
  }
  const wanted = new Set(records.map(({ id }) => id + RECORD));
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const name of names) if (!wanted.has(name)) await rm(path.join(folder, name), { force: true });
}

async function writeRecord(folder: string, record: AccessRecord): Promise<void> {
  // Other users of the machine must not read who may release what.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFileAtomic(path.join(folder, record.id + RECORD), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  await syncFolder(folder);
}

/** Undefined if the file or folder does not exist. */
const unlessMissing = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
