import { setTimeout as sleep } from 'node:timers/promises';
import { describeChange } from '../history/describeChange';
import { liveChanges } from '../history/releaseState';
import type { LiveChange } from '../live/changeLive';
import type { ReleaseStore, ServedRemote } from '../store/ReleaseStore';

/** How often the reports of running shells are read, and for how long, in milliseconds. */
const INTERVAL = 100;
const TIMEOUT = 30_000;

/**
 * The result of a change on the running site:
 * - `no shell`: no shell runs, so none has rendered the release.
 * - `rendered`: shells use the release and rendered its routes. `silent` shells did not report before the timeout.
 * - `failed`: a shell refused the release or could not render it, or none reported before the timeout.
 * - `superseded`: somebody changed the live release again; `by` describes how.
 * - `gone`: the remote is retired, and no shell answers its paths any more.
 */
export type Confirmation =
  | { outcome: 'no shell' }
  | { outcome: 'rendered'; shells: number; routes: number; silent: number }
  | { outcome: 'failed'; problem: string }
  | { outcome: 'superseded'; by: string }
  | { outcome: 'gone'; shells: number };

/** Waits until the running shells have followed a change, or until the timeout. */
export async function confirmLive(
  store: ReleaseStore,
  change: LiveChange,
  pause: () => Promise<unknown> = () => sleep(INTERVAL),
): Promise<Confirmation> {
  for (let waited = 0; ; waited += INTERVAL) {
    const confirmation = await look(store, change, waited >= TIMEOUT);
    if (confirmation) return confirmation;
    const changes = liveChanges(await store.channel(change.remote));
    const last = changes.at(-1);
    if (last && changes.length > change.entries) return { outcome: 'superseded', by: describeChange(last) };
    await pause();
  }
}

/** Undefined while a shell has not reported on the change and there is time left. */
async function look(
  store: ReleaseStore,
  { remote, live }: LiveChange,
  isLate: boolean,
): Promise<Confirmation | undefined> {
  const reports = (await store.shells()).map(({ remotes }) => remotes.find(({ name }) => name === remote));
  if (reports.length === 0) return { outcome: 'no shell' };
  if (live === null) return lookWhetherGone(reports, isLate);
  const followed = reports.filter((report) => report?.wanted === live);
  const problem = followed.find((report) => report?.problem !== undefined)?.problem;
  if (problem !== undefined) return { outcome: 'failed', problem };
  const routes = followed.flatMap((report) => report?.rendered ?? []);
  const silent = reports.length - routes.length;
  if (silent > 0 && !isLate) return undefined;
  if (routes.length > 0) return { outcome: 'rendered', shells: routes.length, routes: Math.min(...routes), silent };
  return {
    outcome: 'failed',
    problem: `no running shell reported within ${TIMEOUT / 1000} s that it rendered it; its log says why`,
  };
}

function lookWhetherGone(reports: (ServedRemote | undefined)[], isLate: boolean): Confirmation | undefined {
  if (reports.every((report) => report === undefined)) return { outcome: 'gone', shells: reports.length };
  if (!isLate) return undefined;
  const problem = `not every running shell reported within ${TIMEOUT / 1000} s that it took it off; their logs say why`;
  return { outcome: 'failed', problem };
}

type Followed = Exclude<Confirmation, { outcome: 'failed' | 'superseded' }>;

/** Describes the running shells' reports in lines for the terminal. `live` is null if the remote was retired. */
export function describeConfirmation(confirmation: Followed, live: string | null): string[] {
  switch (confirmation.outcome) {
    case 'no shell':
      return [`no shell runs on this store${live === null ? '' : ', so nobody has rendered it'}`];
    case 'rendered': {
      const { shells, routes, silent } = confirmation;
      const count = shells === 1 ? 'a running shell uses it and' : `${shells} running shells use it and`;
      const late = `${silent} of ${shells + silent} running shells did not report on it; their logs say why`;
      return [
        `${count} rendered ${routes === 1 ? 'its one route' : `its ${routes} routes`}`,
        ...(silent > 0 ? [late] : []),
      ];
    }
    case 'gone':
      return ['the running site no longer answers its paths'];
  }
}
