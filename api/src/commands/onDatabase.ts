import { DirectoryInUse } from 'shared-lock';
import { z } from 'zod';
import type { Database } from '../data/database';
import { type DatabaseSettings, openDatabase } from '../data/openDatabase';
import { readAnnouncement } from './endpoint';

/** Timeout for the running API's answer, in milliseconds. The import of thousands of posts takes a few seconds. */
const TIMEOUT = 120_000;

const refusal = z.object({ error: z.string() });

type Command = {
  /** Does the work if this process can open the database. The result must be JSON. */
  work: (database: Database) => Promise<unknown>;
  /** The call below `/api` that makes the running API do the same work, and its body. */
  call: string;
  body?: unknown;
};

/**
 * Runs a command's work on the database, whether or not the site runs. Only one process can open an embedded database. If
 * that is the API, the command asks the API to do the work (docs/decisions/0008). Returns the result as parsed JSON.
 */
export async function onDatabase(settings: DatabaseSettings, { work, call, body }: Command): Promise<unknown> {
  try {
    const { database, close } = await openDatabase(settings);
    return JSON.parse(JSON.stringify(await work(database).finally(close)));
  } catch (error) {
    if (error instanceof DirectoryInUse) return askRunningApi(settings.databaseFolder, error, { call, body });
    throw error;
  }
}

async function askRunningApi(
  databaseFolder: string,
  inUse: DirectoryInUse,
  { call, body = {} }: Pick<Command, 'call' | 'body'>,
): Promise<unknown> {
  const endpoint = readAnnouncement(databaseFolder);
  const starting = () =>
    new Error(`Process ${inUse.pid} holds ${databaseFolder} and takes no commands yet: try again in a moment`, {
      cause: inUse,
    });
  if (!endpoint) throw starting();
  const response = await fetch(`${endpoint.url}/api/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${endpoint.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {
    throw starting();
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { data } = refusal.safeParse(answer);
  throw new Error(data?.error ?? `The running API answered ${response.status}; its log says why`);
}
