import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LockFile, reachablePackages, readLockFile } from '@tramuntana/remote/build/lockFile';
import { readWorkspaces, type Workspace } from '@tramuntana/remote/build/workspaces';

const NOT_COPIED = /^(node_modules|dist|\.cache)$/;

export type AloneFolder = { root: string; remove: () => void };

/**
 * A temporary folder with a remote, the `shared-*` packages and their npm packages: the clone of a team that has nothing
 * else. It copies the working folder without asking the registry. No other package can be found from there.
 */
export function aloneFolder(root: string, remote: string): AloneFolder {
  const alone = mkdtempSync(path.join(os.tmpdir(), `only-${remote}-`));
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(root, file), path.join(alone, file));
  const workspaces = readWorkspaces(root).filter(({ folder }) => {
    const name = path.basename(folder);
    return name === remote || name.startsWith('shared-');
  });
  for (const { name, folder } of workspaces) {
    const isCopied = (file: string) => file === folder || !NOT_COPIED.test(path.basename(file));
    const copy = path.join(alone, path.basename(folder));
    cpSync(folder, copy, { recursive: true, filter: isCopied });
    const link = path.join(alone, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), copy), link, 'junction');
  }
  for (const location of packagesOf(root, workspaces)) {
    const source = path.join(root, location);
    // The lock file lists binaries for other systems, which are not installed.
    if (existsSync(source)) linkFiles(source, path.join(alone, location));
  }
  return { root: alone, remove: () => rmSync(alone, { recursive: true, force: true }) };
}

/** Hard links to a package's files, without its nested packages: copying 400 MB would take longer than the tests. */
function linkFiles(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isFile()) linkOrCopy(from, to);
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFiles(from, to);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch (error) {
    // Temporary files may lie on another file system, where hard links are impossible.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

/** Locations of the packages that npm installs for the root and these workspaces. */
function packagesOf(root: string, workspaces: Workspace[]): Set<string> {
  const lockFile = readLockFile(root);
  const found = new Set<string>();
  reachablePackages(lockFile, '.', namesAtRoot(lockFile), new Set(), found);
  for (const { folder, dependencies, peerDependencies, devDependencies } of workspaces) {
    const names = [...dependencies, ...peerDependencies, ...devDependencies];
    reachablePackages(lockFile, path.basename(folder), names, new Set(), found);
  }
  return found;
}

function namesAtRoot(lockFile: LockFile): string[] {
  const { dependencies, devDependencies } = lockFile[''] ?? {};
  return Object.keys({ ...dependencies, ...devDependencies });
}
