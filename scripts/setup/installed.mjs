import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';

/**
 * Installs the packages of the lock file, unless they are installed already. Returns false when that failed, after a
 * sentence below npm's own output.
 */
export function ensureInstalled(/** @type {string} */ root) {
  const lockFile = path.join(root, 'package-lock.json');
  const noteFile = path.join(root, 'node_modules/.install-hash');
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === hashOf(lockFile)) return true;
  if (!installedByHand(root, lockFile)) {
    console.log('installing packages');
    // The tools that build and test are devDependencies. They are needed with NODE_ENV=production too.
    const options = ['--include=dev', '--loglevel=warn'];
    if (!npm(root, ['ci', ...options]) && !npm(root, ['install', ...options])) {
      console.error('The packages could not be installed: see what npm printed above, put it right and try again.');
      process.exitCode = 1;
      return false;
    }
  }
  writeFileSync(noteFile, hashOf(lockFile));
  return true;
}

const hashOf = (/** @type {string} */ file) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'no lock file';

/** True after an `npm ci` by hand: npm lists in node_modules what it installed. */
function installedByHand(/** @type {string} */ root, /** @type {string} */ lockFile) {
  const wanted = packagesIn(lockFile);
  const present = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  delete wanted[''];
  const same = Object.entries(wanted).every(([name, { version, integrity, optional }]) =>
    present[name] ? present[name].version === version && present[name].integrity === integrity : optional,
  );
  return same && Object.keys(present).every((name) => wanted[name]);
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined} */
function packagesIn(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    // Absent or broken: npm will write it.
    return undefined;
  }
}
