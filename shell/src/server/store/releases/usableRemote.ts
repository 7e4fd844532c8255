import path from 'node:path';
import type { LiveRemote } from '../LiveRemote';
import type { VerifiedReleases } from './VerifiedReleases';

/** A release as the server uses it. Rejects with UnusableRelease if this shell cannot run it or a file is damaged. */
export async function usableRemote(releases: VerifiedReleases, name: string, version: string): Promise<LiveRemote> {
  const { mounts, forms, nav, entry, container, chunks, files } = await releases.usableManifest(name, version);
  const serverBundle = path.join(releases.releaseFolder(name, version), 'server.cjs');
  const release = { name, version, wanted: version, mounts, forms, nav, entry, container };
  return { ...release, chunks, serverBundle, files, status: 'available' };
}
