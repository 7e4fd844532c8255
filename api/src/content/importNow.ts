import { z } from 'zod';
import { DirectoryInUse } from '../data/directoryLock';
import { type DatabaseSettings, openDatabase } from '../data/openDatabase';
import { importContent } from './contentImport';
import { readAnnouncement } from './importEndpoint';

/** For an import by the running API, in milliseconds. Thousands of posts take a few seconds. */
const TIMEOUT = 120_000;

const answer = z.object({ imported: z.boolean() });
const refusal = z.object({ error: z.string() });

/**
 * Imports the content folder, whether the site runs or not. An embedded database is open to one process only: where that
 * is the API, it is asked to import (docs/decisions/0008). Gives false where there was nothing to do.
 */
export async function importNow(settings: DatabaseSettings, contentFolder: string): Promise<boolean> {
  try {
    const { database, close } = await openDatabase(settings);
    return await importContent(database, contentFolder).finally(close);
  } catch (error) {
    if (error instanceof DirectoryInUse) return askRunningApi(settings.databaseFolder, error);
    throw error;
  }
}

async function askRunningApi(databaseFolder: string, inUse: DirectoryInUse): Promise<boolean> {
  const endpoint = readAnnouncement(databaseFolder);
  // Nothing is lost: the API imports by itself when it starts.
  const starting = () =>
    new Error(`Process ${inUse.pid} holds ${databaseFolder} and takes no imports yet: try again in a moment`, {
      cause: inUse,
    });
  if (!endpoint) throw starting();
  const response = await fetch(`${endpoint.url}/api/content-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${endpoint.key}` },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => {
    throw starting();
  });
  const body: unknown = await response.json();
  if (response.ok) return answer.parse(body).imported;
  const { data } = refusal.safeParse(body);
  throw new Error(data?.error ?? `The running API answered ${response.status}; its log says why`);
}
