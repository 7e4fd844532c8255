import { type ReleaseManifest, SHELL } from '@tramuntana/contracts';
import { lastGoodVersion, liveVersion } from '../history/releaseState';
import { ReleaseRefused } from '../refusal';
import type { ReleaseStore } from '../store/ReleaseStore';

/**
 * A remote's release that visitors get, or get after a rollback. A release that is pinned in a browser is known to that
 * browser alone.
 */
export type ReleaseInUse = { manifest: ReleaseManifest; state: 'live' | 'canary' | 'last good' };

/**
 * The releases of all remotes that are in use, without those of the shell. A release that is missing is left out, and so is
 * a damaged one that is not live.
 */
export async function releasesInUse(store: ReleaseStore): Promise<ReleaseInUse[]> {
  const found: ReleaseInUse[] = [];
  for (const remote of await store.remotes()) {
    const channel = remote === SHELL ? undefined : await store.channel(remote);
    const live = liveVersion(channel);
    if (!channel || live === null) continue;
    const versions: [ReleaseInUse['state'], string | undefined][] = [
      ['live', live],
      ['canary', channel.canary?.version],
      ['last good', lastGoodVersion(channel)],
    ];
    for (const [state, version] of versions) {
      const manifest = version && (await manifestOf(store, remote, version, state));
      if (manifest) found.push({ manifest, state });
    }
  }
  return found;
}

async function manifestOf(store: ReleaseStore, remote: string, version: string, state: ReleaseInUse['state']) {
  try {
    return await store.manifest(remote, version);
  } catch (error) {
    // A damaged last good release must not keep a shell from going live.
    if (state === 'live' || !(error instanceof ReleaseRefused)) throw error;
    return undefined;
  }
}

/** A release in messages: `mfe-blog 1.0.0-a (live)`. */
export const describeRelease = ({ manifest: { remote, version }, state }: ReleaseInUse): string =>
  `${remote} ${version} (${state})`;
