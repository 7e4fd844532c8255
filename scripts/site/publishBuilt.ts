import { publishAndPromoteForStart, releasedWorkspaces } from 'releases';
import { openReleases } from './openReleases';

type PublishSettings = {
  root: string;
  /** Folder of the releases. */
  store: string;
  /** The database of several machines, if the releases come from one. */
  releasesUrl?: string | undefined;
  print: (line: string) => void;
};

/** Makes the builds of shell and remotes live in the store. */
export async function publishBuilt({ root, store: folder, releasesUrl: url, print }: PublishSettings): Promise<void> {
  const store = openReleases({ url, folder });
  try {
    await publishAndPromoteForStart({ root, store }, releasedWorkspaces(root), { print, isShared: url !== undefined });
  } finally {
    await store.close();
  }
}
