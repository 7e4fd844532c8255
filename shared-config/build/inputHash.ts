import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces, type Workspace } from './workspaces';

export type BuildMode = 'production' | 'development';

const NOT_INPUT = /^\.|^(dist|node_modules)$|\.test\.tsx?$|\.tsbuildinfo$/;

/** Whether a file can change what a build gives; `file` is relative to its workspace. */
export const isBuildInput = (file: string) => !file.split(/[/\\]/).some((name) => NOT_INPUT.test(name));

/**
 * Returns a function that hashes all inputs of a workspace's build: its files, those of the workspaces that it depends on
 * (directly or not), the lock file and the mode. Tests, output and installed packages are no inputs. Each folder is read
 * once, however many workspaces depend on it.
 */
export function inputHasher(root: string, mode: BuildMode): (workspace: Workspace) => string {
  const workspaces = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace]));
  const folderHashes = new Map<string, string>();
  const lockFile = path.join(root, 'package-lock.json');
  const lockHash = existsSync(lockFile) ? digest(readFileSync(lockFile)) : 'no lock file';

  const folderHash = (folder: string) => {
    const hash = folderHashes.get(folder) ?? hashFolder(folder);
    folderHashes.set(folder, hash);
    return hash;
  };

  return (workspace) => {
    const folders = [...withDependencies(workspace, workspaces)].map(({ folder }) => folder);
    const parts = folders.map((folder) => `${path.relative(root, folder)} ${folderHash(folder)}`);
    return digest([mode, lockHash, ...parts.sort()].join('\n'));
  };
}

/** The hash of one workspace's inputs. For several workspaces, use one `inputHasher`. */
export const inputHash = (root: string, workspace: Workspace, mode: BuildMode) => inputHasher(root, mode)(workspace);

function withDependencies(workspace: Workspace, all: Map<string, Workspace>, found = new Set<Workspace>()) {
  found.add(workspace);
  for (const name of workspace.dependencies) {
    const dependency = all.get(name);
    if (dependency && !found.has(dependency)) withDependencies(dependency, all, found);
  }
  return found;
}

// Files are read one after another. In parallel it is no faster, and a thousand pictures would exhaust the file handles.
function hashFolder(folder: string): string {
  const files = listInputs(folder).sort();
  return digest(files.map((file) => `${file} ${digest(readFileSync(path.join(folder, file)))}`).join('\n'));
}

function listInputs(folder: string, relative = ''): string[] {
  const entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
  return entries
    .filter((entry) => !NOT_INPUT.test(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(relative, entry.name);
      return entry.isDirectory() ? listInputs(folder, name) : [name];
    });
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
