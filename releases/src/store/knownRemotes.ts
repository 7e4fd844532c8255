import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased } from './names';
import type { ReleaseSettings } from './ReleaseStore';

/** Remotes of this repository and of the store, by name; the shell is one of them. */
export async function knownRemotes({ store, root }: ReleaseSettings): Promise<string[]> {
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces?: string[];
  };
  const own = workspaces.filter((name) => isReleased(name) && existsSync(path.join(root, name, 'package.json')));
  return [...new Set([...own, ...(await store.remotes())])].sort();
}
