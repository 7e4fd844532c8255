import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Where a running API can be asked to import, and with which key. */
const importEndpoint = z.object({ url: z.url(), key: z.string() });

type ImportEndpoint = z.infer<typeof importEndpoint>;

/** A key for one run of the API: 256 random bits. */
export const createImportKey = () => randomBytes(32).toString('base64url');

/** A file beside the database's folder: whoever may read the one may change the other. */
const fileOf = (databaseFolder: string) => `${databaseFolder}.import`;

/** Tells the import command on this machine how to ask. The function that it gives takes that back. */
export function announceImport(databaseFolder: string, endpoint: ImportEndpoint): () => void {
  const file = fileOf(databaseFolder);
  // A file that exists would keep its permissions when it is written again.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** What the running API announced; undefined while it is starting. */
export function readAnnouncement(databaseFolder: string): ImportEndpoint | undefined {
  try {
    return importEndpoint.parse(JSON.parse(readFileSync(fileOf(databaseFolder), 'utf8')));
  } catch (error) {
    // A file without its end is just being written.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a request carries the key. The comparison takes as long for a key that is nearly right. */
export function carriesKey(authorization: string | undefined, key: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
