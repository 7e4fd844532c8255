import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from './workspaces';

/** Tests, their helpers and settings, output, installed packages, and a repository's own documents. */
const NOT_INPUT = new RegExp(
  [
    String.raw`^\.`,
    '^(dist|node_modules|testing)$',
    String.raw`\.(test|spec)\.tsx?$`,
    String.raw`^(jest|playwright)\.config\.\w+$`,
    String.raw`^tsconfig\.json$|\.tsbuildinfo$`,
    // The hash takes from the lock file only the packages of the build.
    String.raw`^package-lock\.json$`,
    String.raw`^(README|AGENTS|CHANGELOG)\.md$|^CODEOWNERS$`,
  ].join('|'),
);

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

/** Whether a file may be an input of a build. `file` is relative to its workspace. */
export const isBuildInput = (file: string) => !file.split(/[/\\]/).some((name) => NOT_INPUT.test(name));

/**
 * Whether a file of a workspace is an input of builds. A package with scripts or a workbench lists its inputs as globs, in
 * `buildInputs` of its package.json. In other packages every file is an input, except tests and their helpers.
 */
export const isInputOf = ({ buildInputs }: Workspace, file: string) =>
  isBuildInput(file) && (file === 'package.json' || buildInputs.some((glob) => path.posix.matchesGlob(file, glob)));

/** SHA-256, in hexadecimal digits, of the names and contents of a workspace's build inputs. */
export function hashInputFiles(workspace: Workspace): string {
  // Files are read one after another. Reading in parallel is no faster, and a thousand pictures would exhaust the file
  // handles.
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
