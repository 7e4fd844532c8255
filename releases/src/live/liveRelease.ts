import type { ReleaseManifest } from '@tramuntana/contracts';
import { liveVersion } from '../history/releaseState';
import type { ReleaseSource } from '../mirror/copyRelease';
import { ReleaseRefused } from '../refusal';
import type { DirectoryStore } from '../store/directory/DirectoryStore';
import type { ReleaseSettings, ReleaseStore } from '../store/ReleaseStore';
import { verifiedRelease } from '../store/verifiedRelease';

/** A release that is live somewhere, and the source of its files. */
export type LiveRelease = { manifest: ReleaseManifest; source: ReleaseSource };

/** The live release of a remote; undefined where none is. Refuses a damaged one, and one without a signature that it needs. */
export async function liveRelease(
  store: ReleaseStore,
  remote: string,
  signatureKeys?: ReleaseSettings['signatureKeys'],
): Promise<LiveRelease | undefined> {
  const live = liveVersion(await store.channel(remote));
  if (live === null) return undefined;
  return { manifest: await verifiedRelease(store, remote, live, signatureKeys), source: store };
}

/** Folder of a remote's live release; undefined where none is live. Refuses one that `liveRelease` refuses. */
export async function liveFolder(
  store: DirectoryStore,
  remote: string,
  signatureKeys?: ReleaseSettings['signatureKeys'],
): Promise<string | undefined> {
  const live = await liveRelease(store, remote, signatureKeys);
  return live && store.releaseFolder(remote, live.manifest.version);
}

/**
 * The manifest of a remote's live release, without a look at its files. Undefined if none is live or it cannot be read: a
 * damaged remote must not block the others.
 */
export async function liveManifest(store: ReleaseStore, remote: string): Promise<ReleaseManifest | undefined> {
  try {
    const live = liveVersion(await store.channel(remote));
    return live === null ? undefined : await store.manifest(remote, live);
  } catch (error) {
    if (error instanceof ReleaseRefused) return undefined;
    throw error;
  }
}
