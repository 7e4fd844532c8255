import { type Site, startSite } from '../../support/sites/site';
import type { Run } from '../group';
import { type Front, frontOf } from './frontOf';

export type ContenderName = 'this site' | 'without scripts' | 'beside';
/** A site that is measured beside others. */
export type Contender = { name: ContenderName; url: string; hydrates: boolean };

/** Starts this site and the compared ones, measures them, and stops them. */
export async function withContenders<Answer>(
  { beside }: Pick<Run, 'beside'>,
  measure: (contenders: Contender[]) => Promise<Answer>,
): Promise<Answer> {
  const sites: Site[] = [];
  const fronts: Front[] = [];
  const open = async (folder?: string) => {
    const site = await startSite({}, folder);
    sites.push(site);
    return site.url;
  };
  const contender = async (name: ContenderName, url: string, hydrates: boolean): Promise<Contender> => {
    const front = await frontOf(url, { scripts: hydrates });
    fronts.push(front);
    return { name, url: front.url, hydrates };
  };
  try {
    const own = await open();
    const contenders = [await contender('this site', own, true), await contender('without scripts', own, false)];
    if (beside !== undefined) contenders.push(await contender('beside', await open(beside), true));
    return await measure(contenders);
  } finally {
    for (const front of fronts) await front.close();
    for (const site of sites) await site.stop();
  }
}

/** Forwards in even rounds and backwards in odd ones, so that no item always follows the same other item. */
export const inTurn = <Item>(items: readonly Item[], round: number): Item[] =>
  round % 2 === 0 ? [...items] : items.toReversed();
