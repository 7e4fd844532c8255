import { existsSync } from 'node:fs';
import path from 'node:path';
import { DirectoryInUse, lockDirectory } from 'shared-lock';
import { Failure } from '../setup/Failure';

/**
 * Throws where another process has the site's embedded database open. The API would refuse it as well, but only after all is
 * built and published, into the store of the site that runs there.
 */
export function refuseUsedDirectory(dataFolder: string, env: NodeJS.ProcessEnv): void {
  if (env.API_URL || env.DATABASE_URL) return;
  const database = path.join(dataFolder, 'db');
  // Where there is nothing yet, nothing is made.
  if (!existsSync(database)) return;
  try {
    const release = lockDirectory(database);
    release();
  } catch (error) {
    if (error instanceof DirectoryInUse) throw new Failure(error.message);
    throw error;
  }
}
