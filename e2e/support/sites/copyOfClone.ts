import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './site';

/** Files that the copy does not need: history, data, and output of tests and tools. */
const NOT_COPIED = new Set(['.git', '.cache', '.data', 'coverage', 'playwright-report', 'test-results']);
const NOT_SOURCES = new Set(['node_modules', 'dist']);

/** Copies this clone with its builds and packages into a temporary folder. The caller must remove it. */
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
