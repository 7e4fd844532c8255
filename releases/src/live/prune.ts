import { lastCanaryAt } from '../history/lastCanaryAt';
import { lastLiveAt, type ReleaseState, stateOf } from '../history/releaseState';
import type { ReleaseStore } from '../store/ReleaseStore';

const DAY = 24 * 60 * 60_000;
const KEPT: readonly ReleaseState[] = ['live', 'retired', 'canary', 'last good'];

export type PruneOptions = {
  /** A release is removed when it was published, and live or a canary last, more than so many days ago. */
  unusedFor: number;
  /** Only tells what would be removed. */
  dryRun?: boolean;
  /** The clock, in milliseconds since the epoch. */
  now?: number;
};

export type UnusedRelease = {
  remote: string;
  version: string;
  state: ReleaseState;
  /** When it was live or a canary last, or published where it never was; an ISO time. */
  unusedSince: string;
  /** Size of its files, in bytes. */
  bytes: number;
};

/**
 * Removes releases that nobody used for long. Never removed: what is live, canary, last good, live last before its remote
 * was retired, or in use by a running shell. A channel that cannot be read stops it before anything is removed.
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
      // Asked again: another command may have changed what is live.
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
