import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';

/**
 * Installs the packages of the lock file, unless they are installed already. Of commands that start at the same time one
 * installs, and the others wait for it. Resolves to false when that failed, after a sentence below npm's own output.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isNoted(root)) return true;
  // Only here: it is TypeScript, and what Node strips types with takes a fifth of a second to load.
  const { installLock } = await import('./installLock.mjs');
  const release = await installLock(root);
  try {
    // The command that was waited for has installed them, unless it failed or was ended.
    return isNoted(root) || (await install(root));
  } finally {
    release();
  }
}

async function install(/** @type {string} */ root) {
  if (!installedByHand(root)) {
    // On standard error, as npm's lines: with --json, standard output is one document of the command.
    console.error('installing packages');
    // The tools that build and test are devDependencies. They are needed with NODE_ENV=production too.
    const options = ['--include=dev', '--loglevel=warn'];
    if (!(await npm(root, ['ci', ...options])) && !(await npm(root, ['install', ...options]))) {
      console.error('The packages could not be installed: see what npm printed above, put it right and try again.');
      process.exitCode = 1;
      return false;
    }
  }
  writeFileSync(noteOf(root), hashOf(lockFileOf(root)));
  return true;
}

const lockFileOf = (/** @type {string} */ root) => path.join(root, 'package-lock.json');
/** The note of what was installed. npm deletes it with the packages. */
const noteOf = (/** @type {string} */ root) => path.join(root, 'node_modules/.install-hash');

function isNoted(/** @type {string} */ root) {
  const note = noteOf(root);
  return existsSync(note) && readFileSync(note, 'utf8') === hashOf(lockFileOf(root));
}

const hashOf = (/** @type {string} */ file) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'no lock file';

/** True after an `npm ci` by hand: npm lists in node_modules what it installed. */
function installedByHand(/** @type {string} */ root) {
  const wanted = packagesIn(lockFileOf(root));
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
