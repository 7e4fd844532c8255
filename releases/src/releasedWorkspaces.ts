import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@tramuntana/contracts';
import type { ReleaseSettings } from './store/ReleaseStore';

type PackageFile = { workspaces?: string[]; remote?: boolean };

/** Names of the repository's workspaces that are released: the shell, and those whose package.json says `"remote": true`. */
export function releasedWorkspaces(root: string): string[] {
  const { workspaces = [] } = readPackage(root) ?? {};
  return workspaces.filter((name) => {
    const file = readPackage(path.join(root, name));
    return file !== undefined && (file.remote === true || name === SHELL);
  });
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
