import { z } from 'zod';
import { DirectoryInUse } from '../data/directoryLock';
import { type DatabaseSettings, openDatabase } from '../data/openDatabase';
import { importContent } from './contentImport';
import { readDoor } from './importDoor';

// Thousands of posts take a few seconds.
const PATIENCE = 120_000;

const answer = z.object({ imported: z.boolean() });
const refusal = z.object({ error: z.string() });

/**
 * Brings the content folder into the database, whether the site runs or not: a PostgreSQL server takes us beside the API;
 * an embedded database has one process only, and while that is the API, it is asked to import. Says whether there was
 * anything to do.
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
  const door = readDoor(databaseFolder);
  // It imports when it starts, so there is nothing to lose by waiting.
  const starting = () =>
    new Error(`Process ${inUse.pid} holds ${databaseFolder} and takes no imports yet: try again in a moment`, {
      cause: inUse,
    });
  if (!door) throw starting();
  const response = await fetch(`${door.url}/api/content-import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.key}` },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw starting();
  });
  const body: unknown = await response.json();
  if (response.ok) return answer.parse(body).imported;
  const { data } = refusal.safeParse(body);
  throw new Error(data?.error ?? `The running API answered ${response.status}; its log says why`);
}
