import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readWorkspaces, type Workspace } from './workspaces';

export type BuildMode = 'production' | 'development';

const NOT_INPUT = /^\.|^(dist|node_modules)$|\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * Gives a function that hashes everything that decides a workspace's build: its own files, those of the workspaces that it
 * depends on (by way of others too), the lock file and the mode. Tests, output and installed packages decide nothing.
 * Each folder is read once, however many workspaces share it.
 */
export function inputHasher(root: string, mode: BuildMode): (workspace: Workspace) => Promise<string> {
  const workspaces = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace]));
  const folderHashes = new Map<string, Promise<string>>();
  const lockHash = readFile(path.join(root, 'package-lock.json')).then(digest, () => 'no lock file');

  const folderHash = (folder: string) => {
    const known = folderHashes.get(folder) ?? hashFolder(folder);
    folderHashes.set(folder, known);
    return known;
  };

  return async (workspace) => {
    const folders = [workspace, ...withTheirDependencies(workspace, workspaces)].map(({ folder }) => folder);
    const parts = await Promise.all(
      folders.map(async (folder) => `${path.relative(root, folder)} ${await folderHash(folder)}`),
    );
    return digest([mode, await lockHash, ...parts.sort()].join('\n'));
  };
}

/** One workspace's hash; with several, ask `inputHasher` once. */
export const inputHash = (root: string, workspace: Workspace, mode: BuildMode) => inputHasher(root, mode)(workspace);

function withTheirDependencies(workspace: Workspace, all: Map<string, Workspace>, found = new Set<Workspace>()) {
  for (const name of workspace.dependencies) {
    const dependency = all.get(name);
    if (!dependency || found.has(dependency)) continue;
    found.add(dependency);
    withTheirDependencies(dependency, all, found);
  }
  found.delete(workspace);
  return found;
}

async function hashFolder(folder: string): Promise<string> {
  const files = (await listInputs(folder)).sort();
  const lines = await Promise.all(
    files.map(async (file) => `${file} ${digest(await readFile(path.join(folder, file)))}`),
  );
  return digest(lines.join('\n'));
}

async function listInputs(folder: string, relative = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, relative), { withFileTypes: true });
  const inputs = entries.filter((entry) => !NOT_INPUT.test(entry.name));
  const nested = inputs.map((entry) => {
    const name = path.posix.join(relative, entry.name);
    return entry.isDirectory() ? listInputs(folder, name) : [name];
  });
  return (await Promise.all(nested)).flat();
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
