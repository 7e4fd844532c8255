import { type Site, startSite } from '../../support/sites/site';
import type { Run } from '../group';
import { type Front, frontOf } from './frontOf';

export type NamedSite = { name: string; site: Site };
/** A site that is measured beside others: 'this site', 'without scripts' or 'beside'. */
export type Contender = { name: string; url: string; hydrates: boolean };
/** Samples by contender, each in the order of the rounds. */
export type Samples<Sample> = Partial<Record<string, Sample[]>>;

/** Starts this site and the compared one, measures them, and stops them. */
export async function withSites<Answer>(
  { beside }: Pick<Run, 'beside'>,
  env: Record<string, string>,
  measure: (sites: NamedSite[]) => Promise<Answer>,
): Promise<Answer> {
  const sites: NamedSite[] = [];
  try {
    sites.push({ name: 'this site', site: await startSite(env) });
    if (beside !== undefined) sites.push({ name: 'beside', site: await startSite(env, beside) });
    return await measure(sites);
  } finally {
    for (const { site } of sites) await site.stop();
  }
}

/** Like `withSites`, but behind proxies, and with a contender that has this site's pages without scripts. */
export const withContenders = <Answer>(
  run: Pick<Run, 'beside'>,
  measure: (contenders: Contender[]) => Promise<Answer>,
) =>
  withSites(run, {}, async (sites) => {
    const fronts: Front[] = [];
    const contenders: Contender[] = [];
    const add = async (name: string, site: Site, hydrates: boolean) => {
      const front = await frontOf(site.url, { scripts: hydrates });
      fronts.push(front);
      contenders.push({ name, url: front.url, hydrates });
    };
    try {
      for (const { name, site } of sites) {
        await add(name, site, true);
        if (name === 'this site') await add('without scripts', site, false);
      }
      return await measure(contenders);
    } finally {
      for (const front of fronts) await front.close();
    }
  });

/** Takes samples in turn, backwards in every other round, so that no item always follows the same other item. */
export async function samplesInTurn<Item extends { name: string }, Sample>(
  items: readonly Item[],
  rounds: number,
  take: (item: Item, round: number) => Promise<Sample>,
): Promise<Samples<Sample>> {
  const samples: Samples<Sample> = {};
  for (let round = 0; round < rounds; round++) {
    for (const item of round % 2 === 0 ? items : items.toReversed()) {
      const sample = await take(item, round);
      samples[item.name] = [...(samples[item.name] ?? []), sample];
    }
  }
  return samples;
}
