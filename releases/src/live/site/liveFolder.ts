import { liveVersion } from '../../history/releaseState';
import type { DirectoryStore } from '../../store/directory/DirectoryStore';
import { verifiedRelease } from '../../store/verifiedRelease';

/**
 * Folder of a remote's live release; undefined where none is live. Throws a ReleaseRefused where its channel cannot be
 * read, or where a file of it does not match its hash.
 */
export async function liveFolder(store: DirectoryStore, remote: string): Promise<string | undefined> {
  const live = liveVersion(await store.channel(remote));
  if (live === null) return undefined;
  await verifiedRelease(store, remote, live);
  return store.releaseFolder(remote, live);
}
