import { setTimeout as sleep } from 'node:timers/promises';
import { describeChange } from '../history/describeChange';
import { lastCanaryChange, liveVersion } from '../history/releaseState';
import type { CanaryChange } from '../live/canary';
import type { ReleaseStore, ServedRemote } from '../store/ReleaseStore';

/** How often the reports of running shells are read, and for how long, in milliseconds. */
const INTERVAL = 100;
const TIMEOUT = 30_000;

/**
 * The result of a canary on the running site. `shells` have followed it, and `silent` ones have not reported. `problem` says
 * why the canary cannot be used. `superseded`: somebody changed the canary or the live release again; `by` describes how.
 */
export type CanaryConfirmation =
  | { outcome: 'no shell' }
  | { outcome: 'followed'; shells: number; silent: number }
  | { outcome: 'failed'; problem: string }
  | { outcome: 'superseded'; by: string };

/** Waits until the running shells use a canary, or no longer use the one that ended, or until the timeout. */
export async function confirmCanary(
  store: ReleaseStore,
  change: CanaryChange,
  pause: () => Promise<unknown> = () => sleep(INTERVAL),
): Promise<CanaryConfirmation> {
  for (let waited = 0; ; waited += INTERVAL) {
    const reports = (await store.shells()).map(({ remotes }) => remotes.find(({ name }) => name === change.remote));
    if (reports.length === 0) return { outcome: 'no shell' };
    const problem = reports.find((report) => isOf(report, change) && report?.canary?.problem)?.canary?.problem;
    if (problem !== undefined) return { outcome: 'failed', problem };
    const shells = reports.filter((report) => hasFollowed(report, change)).length;
    const silent = reports.length - shells;
    if (silent === 0 || (waited >= TIMEOUT && shells > 0)) return { outcome: 'followed', shells, silent };
    if (waited >= TIMEOUT) {
      return {
        outcome: 'failed',
        problem: `no running shell reported on it within ${TIMEOUT / 1000} s; its log says why`,
      };
    }
    const by = await changeSince(store, change);
    if (by !== undefined) return { outcome: 'superseded', by };
    await pause();
  }
}

/** Describes the last change of a remote, if its canary or live release was changed again. */
async function changeSince(store: ReleaseStore, { remote, live, since }: CanaryChange): Promise<string | undefined> {
  const channel = await store.channel(remote);
  const isSame = liveVersion(channel) === live && lastCanaryChange(channel)?.at === since;
  const last = channel?.history.at(-1);
  return last && !isSame ? describeChange(last) : undefined;
}

const isOf = (report: ServedRemote | undefined, { version, percent }: CanaryChange) =>
  percent > 0 && report?.canary?.version === version && report.canary.percent === percent;

const hasFollowed = (report: ServedRemote | undefined, change: CanaryChange) =>
  change.percent === 0 ? report?.canary === undefined : isOf(report, change) && report?.canary?.rendered !== undefined;
