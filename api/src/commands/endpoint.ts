import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Where a running API takes commands, and with which key. */
const commandEndpoint = z.object({ url: z.url(), key: z.string() });

type CommandEndpoint = z.infer<typeof commandEndpoint>;

/** A key for one run of the API: 256 random bits. */
export const createCommandKey = () => randomBytes(32).toString('base64url');

/** Beside the database's folder. Only the user who owns the database can read this file. */
const fileOf = (databaseFolder: string) => `${databaseFolder}.commands`;

/** Writes the endpoint to a file for the commands on this machine. The returned function deletes the file. */
export function announceCommands(databaseFolder: string, endpoint: CommandEndpoint): () => void {
  const file = fileOf(databaseFolder);
  // An existing file would keep its permissions when it is overwritten.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(endpoint), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The endpoint that the running API announced; undefined while the API is starting. */
export function readAnnouncement(databaseFolder: string): CommandEndpoint | undefined {
  try {
    return commandEndpoint.parse(JSON.parse(readFileSync(fileOf(databaseFolder), 'utf8')));
  } catch (error) {
    // Incomplete JSON means that the API is just writing the file.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Headers = Record<string, string | string[] | undefined>;

/** Whether a command on this machine sent the request: it has the key, and no X-Forwarded-* as added by the site. */
export function isCommand(headers: Headers, key: string | undefined): boolean {
  const isForwarded = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-for'] !== undefined;
  return key !== undefined && !isForwarded && carriesKey(headers.authorization, key);
}

/** Compares in constant time, so that the duration reveals nothing about the key. */
function carriesKey(authorization: string | string[] | undefined, key: string): boolean {
  const given = Buffer.from(String(authorization));
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
