import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the folder that holds `content/` and `migrations/`: API_DIR, or else the package `api` around the running program.
 * That program is in `src/` or in `dist/`. Throws if there is no such folder.
 */
export function findApiFolder(programFile = process.argv[1] ?? '', configured = process.env.API_DIR): string {
  if (configured) {
    if (existsSync(path.join(configured, 'migrations'))) return path.resolve(configured);
    throw new Error(
      `API_DIR is ${configured}, which has no migrations/: it must be the folder of content/ and migrations/`,
    );
  }
  let folder = path.dirname(existsSync(programFile) ? realpathSync(programFile) : path.resolve(programFile));
  while (!isApiPackage(folder)) {
    const parent = path.dirname(folder);
    if (parent === folder) {
      throw new Error(
        `No package named api at or above ${programFile}: set API_DIR to the folder of content/ and migrations/`,
      );
    }
    folder = parent;
  }
  return folder;
}

function isApiPackage(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'api';
}
