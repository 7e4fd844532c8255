import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';

/**
 * Resolves to the path of a Node binary from npm, and installs it at its first use. Undefined when the installation fails,
 * or when npm has no Node for this system.
 * @param {'node-pinned' | 'node-26'} name folder beside this file that pins the version
 */
export async function nodeFromNpm(name) {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  const installed = findBinary(folder);
  if (installed) return installed;
  // Installs into a separate folder: another command may be doing the same, and must not run a half-written Node.
  const apart = mkdtempSync(path.join(folder, '.install-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(folder, file), path.join(apart, file));
    // npm succeeds even when the download failed, because the packages are optional. So the binary itself is checked.
    await npm(apart, ['ci', '--include=optional', '--ignore-scripts', '--loglevel=error'], 'ignored');
    if (findBinary(apart) && !findBinary(folder)) {
      rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
      renameSync(path.join(apart, 'node_modules'), path.join(folder, 'node_modules'));
    }
  } catch (error) {
    // Another command was faster; its Node serves as well.
    if (!findBinary(folder)) throw error;
  } finally {
    rmSync(apart, { recursive: true, force: true });
  }
  return findBinary(folder);
}

/** The installed binary, if it has the pinned version. Each system has its own package; npm installs the right one. */
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
