import { releasedWorkspaces } from '../releasedWorkspaces';
import type { ReleaseSettings } from './ReleaseStore';

/** Remotes of this repository and of the store, by name; the shell is one of them. */
export async function knownRemotes({ store, root }: ReleaseSettings): Promise<string[]> {
  return [...new Set([...releasedWorkspaces(root), ...(await store.remotes())])].sort();
}
