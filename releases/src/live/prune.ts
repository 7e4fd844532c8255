import { lastCanaryAt, lastLiveAt, type ReleaseState, stateOf } from '../history/releaseState';
import type { ReleaseStore } from '../store/ReleaseStore';

const DAY = 24 * 60 * 60_000;
const KEPT: readonly ReleaseState[] = ['live', 'retired', 'canary', 'last good'];

export type PruneOptions = {
  /** Days. A release is removed if it was published, and last live or a canary, longer ago than this. */
  unusedFor: number;
  /** Only tells which releases would be removed. */
  dryRun?: boolean;
  /** The clock, in milliseconds since the epoch. */
  now?: number;
};

export type UnusedRelease = {
  remote: string;
  version: string;
  state: ReleaseState;
  /** When the release was last live or a canary, or else published; an ISO time. */
  unusedSince: string;
  /** Size of its files, in bytes. */
  bytes: number;
};

/**
 * Removes releases that were not used for long. It never removes the live release, the canary, the last good one, the last
 * one of a retired remote, or one that a running shell uses. An unreadable channel stops it before it removes anything.
 */
export async function prune(
  store: ReleaseStore,
  remotes: readonly string[],
  { dryRun = false, now = Date.now(), unusedFor }: PruneOptions,
): Promise<UnusedRelease[]> {
  const before = new Date(now - unusedFor * DAY).toISOString();
  const find = (remote: string) => unusedReleases(store, remote, before);
  const found: UnusedRelease[] = [];
  for (const remote of remotes) found.push(...(await find(remote)));
  if (dryRun) return found;
  const removed: UnusedRelease[] = [];
  for (const remote of new Set(found.map((release) => release.remote))) {
    await store.exclusively(remote, async () => {
      // Looked up again under the lock, because another command may have changed the remote.
      for (const release of await find(remote)) {
        await store.remove(remote, release.version);
        removed.push(release);
      }
    });
  }
  return removed;
}

async function unusedReleases(store: ReleaseStore, remote: string, before: string): Promise<UnusedRelease[]> {
  const channel = await store.channel(remote);
  const { releases } = await store.releases(remote);
  const inUse = (await store.shells()).flatMap(({ remotes }) =>
    remotes.filter(({ name }) => name === remote).map(({ version }) => version),
  );
  const now = new Date().toISOString();
  return releases.flatMap(({ version, publishedAt, files }) => {
    const state = stateOf(version, channel);
    const uses = [publishedAt, lastLiveAt(version, channel, now) ?? '', lastCanaryAt(version, channel, now) ?? ''];
    const unusedSince = uses.sort().at(-1) ?? '';
    if (KEPT.includes(state) || inUse.includes(version) || unusedSince >= before) return [];
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    return [{ remote, version, state, unusedSince, bytes }];
  });
}
