import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Where a running API takes commands, and with which key. */
const commandEndpoint = z.object({ url: z.url(), key: z.string() });

type CommandEndpoint = z.infer<typeof commandEndpoint>;

/** A key for one run of the API: 256 random bits. */
export const createCommandKey = () => randomBytes(32).toString('base64url');

/** A file beside the database's folder: whoever may read the one may change the other. */
const fileOf = (databaseFolder: string) => `${databaseFolder}.commands`;

/** Tells the commands on this machine how to ask. The function that it gives takes that back. */
export function announceCommands(databaseFolder: string, endpoint: CommandEndpoint): () => void {
  const file = fileOf(databaseFolder);
  // A file that exists would keep its permissions when it is written again.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** What the running API announced; undefined while it is starting. */
export function readAnnouncement(databaseFolder: string): CommandEndpoint | undefined {
  try {
    return commandEndpoint.parse(JSON.parse(readFileSync(fileOf(databaseFolder), 'utf8')));
  } catch (error) {
    // A file without its end is just being written.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Headers = Record<string, string | string[] | undefined>;

/** Whether a command of this machine asks: with the key, and not through the site, which adds X-Forwarded-*. */
export function isCommand(headers: Headers, key: string | undefined): boolean {
  const isForwarded = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-for'] !== undefined;
  return key !== undefined && !isForwarded && carriesKey(headers.authorization, key);
}

/** The comparison takes as long for a key that is nearly right. */
function carriesKey(authorization: string | string[] | undefined, key: string): boolean {
  const given = Buffer.from(String(authorization));
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
