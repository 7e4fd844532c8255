import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './site';

/** Files that no copy needs: history, data, and output of tests and tools. */
const NOT_COPIED = new Set(['.git', '.cache', '.data', '.dev', 'coverage', 'playwright-report', 'test-results']);
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** A copy of the repository whose sources a test may edit. It uses the original's packages from the registry. */
export function copyOfRepository(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  const isCopied = (file: string) => !NOT_COPIED.has(path.basename(file)) && path.basename(file) !== 'node_modules';
  for (const name of readdirSync(ROOT).filter(isCopied)) {
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true, filter: isCopied });
    const packages = path.join(ROOT, name, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(root, name, 'node_modules'), 'junction');
  }
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Workspaces resolve to the copy, other packages to the original's installation. */
function linkPackages(root: string) {
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of packageNames(path.join(ROOT, 'node_modules'))) {
    const installed = path.join(ROOT, 'node_modules', name);
    // The folder of a workspace differs from its name if that has a scope.
    const folder = path.relative(realpathSync(ROOT), realpathSync(installed));
    const isWorkspace = existsSync(path.join(root, folder, 'package.json'));
    mkdirSync(path.dirname(path.join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(isWorkspace ? path.join(root, folder) : installed, path.join(root, 'node_modules', name), 'junction');
  }
}

/** Names in a folder of installed packages: packages, packages of scopes, and npm's own files. */
const packageNames = (modules: string): string[] =>
  readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((each) => `${name}/${each}`) : [name],
  );

/** A copy of this clone with packages of its own, so that a test may install others. The caller must remove it. */
export function copyOfClone(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  copyFolder(ROOT, copy, NOT_COPIED);
  return copy;
}

function copyFolder(source: string, target: string, except?: ReadonlySet<string>) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (except?.has(entry.name)) continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.name === 'node_modules') copyPackages(from, to);
    else if (entry.isDirectory()) copyFolder(from, to);
    else copyFileSync(from, to);
  }
}

/** Hard links of the packages' files, because 400 MB of copies would take longer than the test. */
function copyPackages(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copyPackages(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    // npm writes its list of packages in place, so a hard link would change this clone's list, too.
    else if (entry.name.startsWith('.')) copyFileSync(from, to);
    else linkOrCopy(from, to);
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

/** Paths of the copy's sources that this clone does not have, or that it has with other content. */
export function changedFiles(copy: string): string[] {
  return readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(copy, path.join(parentPath, name)))
    .filter((file) => !file.split(path.sep).some((part) => NOT_COPIED.has(part) || NOT_SOURCES.has(part)))
    .filter((file) => !existsSync(path.join(ROOT, file)) || !isSame(path.join(ROOT, file), path.join(copy, file)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));
