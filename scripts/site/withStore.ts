import { type ReleaseStore, readService } from 'releases';
import { releaseFolder } from './folders';
import { openReleases } from './openReleases';

/**
 * Calls `use` with the store of the environment, and closes it. A client of the release service gets the store in this
 * machine's folder: it has no other to compare a build with.
 */
export async function withStore<Result>(
  { root, env }: { root: string; env: NodeJS.ProcessEnv },
  use: (store: ReleaseStore) => Promise<Result>,
): Promise<Result> {
  const url = readService(env) ? undefined : env.RELEASES_URL;
  const store = openReleases({ url, folder: releaseFolder(root, env) });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
