import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';

/**
 * Installs the packages of the lock file, unless they are already installed. When commands start at the same time, one
 * installs and the others wait. Resolves to false when the installation failed, and explains it below npm's own output.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isNoted(root)) return true;
  // Imported only here: the lock is TypeScript, and Node's type stripping takes a fifth of a second to load.
  const { installLock } = await import('./installLock.mjs');
  const release = await installLock(root);
  try {
    // The other command has installed the packages meanwhile, unless it failed or was stopped.
    return isNoted(root) || (await install(root));
  } finally {
    release();
  }
}

async function install(/** @type {string} */ root) {
  if (!installedByHand(root)) {
    // On standard error like npm's output: with --json, standard output holds only the command's document.
    console.error('installing packages');
    // Building and testing need devDependencies, even with NODE_ENV=production.
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
/** Record of the installed packages. npm deletes it together with them. */
const noteOf = (/** @type {string} */ root) => path.join(root, 'node_modules/.install-hash');

function isNoted(/** @type {string} */ root) {
  const note = noteOf(root);
  return existsSync(note) && readFileSync(note, 'utf8') === hashOf(lockFileOf(root));
}

const hashOf = (/** @type {string} */ file) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'no lock file';

/** True after a manual `npm ci`: npm lists the installed packages in node_modules. */
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
    // The file is missing or broken: npm will write it again.
    return undefined;
  }
}
