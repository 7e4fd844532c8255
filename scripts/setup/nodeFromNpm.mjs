import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';

/**
 * The binary of a Node that npm brings, installed at its first use as the lock file has it; undefined where npm cannot, or has
 * none for this system.
 * @param {'node-pinned' | 'node-26'} name folder beside this file that pins it
 */
export function nodeFromNpm(name) {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  const installed = findBinary(folder);
  if (installed) return installed;
  // npm counts a download that failed as done, because no system needs all of these packages: only a look can tell.
  npm(folder, ['ci', '--include=optional', '--ignore-scripts', '--loglevel=error'], 'ignore');
  return findBinary(folder);
}

/** Of the packages, one a system, npm installs the one that fits; a pin that moved on makes the installed one stale. */
function findBinary(/** @type {string} */ folder) {
  /** @type {Record<string, string>} */
  const pinned = readJson(path.join(folder, 'package.json')).optionalDependencies;
  for (const [name, version] of Object.entries(pinned)) {
    const home = path.join(folder, 'node_modules', name);
    const manifest = path.join(home, 'package.json');
    if (!existsSync(manifest)) continue;
    const { version: present, bin } = readJson(manifest);
    const file = path.join(home, bin.node);
    if (present === version && existsSync(file)) return file;
  }
  return undefined;
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
