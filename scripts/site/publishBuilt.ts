import { publishAndPromoteForStart, releasedWorkspaces, type SignatureKeys } from 'releases';
import { openReleases } from './openReleases';

type PublishSettings = {
  root: string;
  /** Folder of the releases. */
  store: string;
  /** The database of several machines, if the releases come from one. */
  releasesUrl?: string | undefined;
  signatureKeys?: SignatureKeys | undefined;
  print: (line: string) => void;
};

/** Makes the builds of shell and remotes live in the store. */
export async function publishBuilt(settings: PublishSettings): Promise<void> {
  const { root, store: folder, releasesUrl: url, signatureKeys, print } = settings;
  const store = openReleases({ url, folder });
  try {
    await publishAndPromoteForStart({ root, store, signatureKeys }, releasedWorkspaces(root), {
      print,
      isShared: url !== undefined,
    });
  } finally {
    await store.close();
  }
}
