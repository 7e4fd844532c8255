import { startSite } from '../../support/sites/site';
import type { Figure } from '../figures';
import { type Group, PAGES, READS } from '../group';
import { loadFigures, type Sample, underLoad, warmUnderLoad } from '../server/underLoad';
import { assetsOf } from '../sites/assetsOf';
import { coldCache } from './coldCache';
import { loopingRemotes } from './loopingRemotes';

/** Duration of the load for each kind of address. */
const SECONDS = 5;
/** Measures the site under full load, with a cold cache after a swap, and with all remotes looping: `npm run load`. */
export const siteLoad: Group = async ({ note }) => {
  const site = await startSite();
  try {
    const kinds = {
      'kept pages': PAGES,
      assets: await assetsOf(site, '/'),
      api: READS,
    };
    const paths = { ...kinds, everything: Object.values(kinds).flat() };
    await warmUnderLoad(site, paths.everything, SECONDS);
    const samples: Record<string, Sample> = {};
    const figures: Figure[] = [];
    for (const [kind, list] of Object.entries(paths)) {
      note(`${kind}: ${list.length} addresses in turn, for ${SECONDS} s`);
      const sample = await underLoad(site, list, SECONDS);
      samples[kind] = sample;
      figures.push(...loadFigures(kind, [sample]));
    }
    note('a cold cache after a swap');
    figures.push(...(await coldCache(site)));
    note('every remote loops for ever');
    figures.push(await loopingRemotes(site));
    return { figures, samples };
  } finally {
    await site.stop();
  }
};
