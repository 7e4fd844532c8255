import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Where a running API can be asked to import, and the key that it wants. */
const door = z.object({ url: z.url(), key: z.string() });

export type ImportDoor = z.infer<typeof door>;

/** A key that lives as long as the process. */
export const importKey = () => randomBytes(32).toString('base64url');

/** Beside the database that only one process can open: who may read the one may change the other anyway. */
const fileOf = (databaseFolder: string) => `${databaseFolder}.import`;

/** Tells the import command on this machine how to ask. Gives the function that takes it back. */
export function announceDoor(databaseFolder: string, opened: ImportDoor): () => void {
  const file = fileOf(databaseFolder);
  // A file that is there keeps its permissions when it is written anew.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(opened), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** What the running API announced; undefined while it is starting. */
export function readDoor(databaseFolder: string): ImportDoor | undefined {
  try {
    return door.parse(JSON.parse(readFileSync(fileOf(databaseFolder), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a request carries the key, in a time that does not tell how much of it was right. */
export function carriesKey(authorization: string | undefined, key: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
