import path from 'node:path';
import { findApiFolder } from '../apiFolder';
import { readSettings } from '../settings';

/** The settings of a command that works on the site's database, from the environment. */
export function commandSettings() {
  const apiFolder = findApiFolder();
  // As everywhere, a relative DATA_DIR counts from the repository's root, not from the working directory.
  const DATA_DIR = path.resolve(apiFolder, '..', process.env.DATA_DIR || '.data');
  const settings = readSettings({ ...process.env, DATA_DIR });
  return { ...settings, apiFolder, migrationsFolder: path.join(apiFolder, 'migrations') };
}
