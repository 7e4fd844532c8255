import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@tramuntana/contracts';
import type { ReleaseSettings } from './store/ReleaseStore';

type PackageFile = { name?: string; workspaces?: string[]; remote?: boolean };

/**
 * Names of the repository's workspaces that are released: the shell, and those whose package.json says `"remote": true`. A
 * remote's own repository has one: the repository itself.
 */
export function releasedWorkspaces(root: string): string[] {
  const { name: own, workspaces = [], remote } = readPackage(root) ?? {};
  if (remote && own !== undefined) return [own];
  return workspaces.filter((name) => {
    const file = readPackage(path.join(root, name));
    return file !== undefined && (file.remote === true || name === SHELL);
  });
}

/** Folder of a workspace; of a remote's own repository, the repository. */
export function workspaceFolder(root: string, workspace: string): string {
  const { name, remote } = readPackage(root) ?? {};
  return remote && name === workspace ? root : path.join(root, workspace);
}

/** Remotes of this repository and of the store, by name; the shell is one of them. */
export async function knownRemotes({ store, root }: ReleaseSettings): Promise<string[]> {
  return [...new Set([...releasedWorkspaces(root), ...(await store.remotes())])].sort();
}

/** A folder's package.json; undefined where there is none, because a clone may be partial. */
function readPackage(folder: string): PackageFile | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined;
}
