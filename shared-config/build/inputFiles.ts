import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from './workspaces';

/** Tests, what only they or tools read, output, and installed packages. */
const NOT_INPUT = /^\.|^(dist|node_modules|testing)$|\.test\.tsx?$|^jest\.config\.\w+$|^tsconfig\.json$|\.tsbuildinfo$/;

/** Fields of a package.json that can change the bytes of a build. Its scripts, its budget or its tests' tools cannot. */
const BUILD_FIELDS = [
  'name',
  'version',
  'type',
  'main',
  'module',
  'browser',
  'imports',
  'exports',
  'sideEffects',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
];

/** Whether a file may decide what a build gives; `file` is relative to its workspace. */
export const isBuildInput = (file: string) => !file.split(/[/\\]/).some((name) => NOT_INPUT.test(name));

/**
 * Whether a file of a workspace decides builds. A package that also holds scripts or a workbench lists what does as globs in
 * `buildInputs` of its package.json; in any other package, all files do but tests and what serves only them.
 */
export const isInputOf = ({ buildInputs }: Workspace, file: string) =>
  isBuildInput(file) && (file === 'package.json' || buildInputs.some((glob) => path.posix.matchesGlob(file, glob)));

/** SHA-256 of the names and contents of the files of a workspace that decide builds, in hexadecimal digits. */
export function hashInputFiles(workspace: Workspace): string {
  // Files are read one after another. In parallel it is no faster, and a thousand pictures would exhaust the file handles.
  const lines = listInputs(workspace.folder)
    .filter((file) => isInputOf(workspace, file))
    .sort()
    .map((file) => `${file} ${digest(contentOf(workspace.folder, file))}`);
  return digest(lines.join('\n'));
}

function contentOf(folder: string, file: string): string | Buffer {
  const content = readFileSync(path.join(folder, file));
  if (file !== 'package.json') return content;
  const fields = JSON.parse(content.toString()) as Record<string, unknown>;
  return JSON.stringify(BUILD_FIELDS.map((name) => [name, fields[name]]));
}

function listInputs(folder: string, relative = ''): string[] {
  const entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
  return entries
    .filter((entry) => isBuildInput(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(relative, entry.name);
      return entry.isDirectory() ? listInputs(folder, name) : [name];
    });
}

/** SHA-256 in hexadecimal digits. */
export const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
