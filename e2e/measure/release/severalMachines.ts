import { setTimeout as sleep } from 'node:timers/promises';
import { type Site, startSite } from '../../support/sites/site';
import type { Figure } from '../figure';
import { median } from '../figures/statistics';
import type { Group } from '../group';

const REMOTE = 'mfe-blog';
const ADDRESS = '/blog';
const MACHINES = 2;
/** In seconds, on cores that no other program uses. */
const BAR = 2;

/**
 * How long after a change in the store the last of several machines answers by it: `retire` takes a path away, `promote`
 * brings it back. RELEASES_URL must name an empty PostgreSQL database.
 */
export const severalMachines: Group = async ({ runs, note }) => {
  const url = process.env.RELEASES_URL;
  if (!url) {
    note('machines: not measured, because RELEASES_URL names no database');
    return { figures: [] };
  }
  const sites: Site[] = [];
  try {
    for (let machine = 0; machine < MACHINES; machine++) sites.push(await startSite({ RELEASES_URL: url }));
    const [site] = sites;
    if (!site) return { figures: [] };
    const version = await liveVersion(site);
    const taken: number[] = [];
    for (let round = 0; round < runs; round++) {
      taken.push(await followed(site, sites, ['retire', REMOTE], 404));
      taken.push(await followed(site, sites, ['promote', REMOTE, version], 200));
    }
    const seconds = median(taken);
    const slowest = Math.max(...taken);
    const figure: Figure = {
      what: `from a change in the database to the answer of the last of ${MACHINES} machines`,
      seen: `${seconds.toFixed(2)} s, at most ${slowest.toFixed(2)} s`,
      bar: `at most ${BAR} s on a quiet machine`,
      holds: slowest <= BAR,
      informs: true,
    };
    return { figures: [figure], samples: taken };
  } finally {
    for (const site of sites) await site.stop();
  }
};

type Status = { remotes: { remote: string; wanted: string; lastChange: { at: string } }[] };

async function statusOf(site: Site) {
  const { remotes } = JSON.parse(await site.release('status', '--json')) as Status;
  const found = remotes.find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error(`${REMOTE} is not in the store`);
  return found;
}

const liveVersion = async (site: Site) => (await statusOf(site)).wanted;

/** Runs a command and gives the seconds from its entry in the history until every site answers with `status`. */
async function followed(site: Site, sites: readonly Site[], command: string[], status: number): Promise<number> {
  const answered = sites.map(async ({ url }) => {
    while ((await fetch(url + ADDRESS)).status !== status) await sleep(10);
    return Date.now();
  });
  const done = site.release(...command);
  const last = Math.max(...(await Promise.all(answered)));
  await done;
  return (last - Date.parse((await statusOf(site)).lastChange.at)) / 1000;
}
