import { forgeRelease, liveVersion } from '../../support/sites/forgeRelease';
import { type Answer, steadyLoad } from '../../support/sites/load';
import { type Site, startSite } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import { atMost, type Figure, none, two } from '../figures';
import { type Group, PAGES } from '../group';
import { keptMegabytes, residentMegabytes, shellOf } from '../processes';

const REMOTE = 'mfe-blog';
const SWAPS = 200;
/** Uncounted swaps at the start, in which the process grows to its normal size. */
const FIRST_SWAPS = 50;
const EVERY = 20;
/** Requests a second during the swaps. */
const RATE = 20;
/** Time without load after the swaps, in milliseconds. The kept memory is measured in this time. */
const SETTLE = 60_000;
const GROWTH_BAR = 1.1;

/** Measures memory over two hundred swaps, each to a release that was not live before. */
export const swapMemory: Group = async ({ note }) => {
  const site = await startSite();
  try {
    const first = liveVersion(site, REMOTE);
    const warmUp = steadyLoad(site.url, PAGES, RATE);
    await swapTo(site, first, 'first', FIRST_SWAPS);
    await warmUp.stop();
    const before = await kept(site);
    const series: number[] = [];
    const load = steadyLoad(site.url, PAGES, RATE);
    for (let done = 0; done < SWAPS; done += EVERY) {
      await swapTo(site, first, `swap-${done}`, EVERY);
      series.push(residentMegabytes(shellOf(site)));
      note(`${done + EVERY} swaps: ${series.at(-1)} MB`);
    }
    const answers = await load.stop();
    const after = await kept(site);
    return { figures: figuresOf(before, after, answers), samples: { before, after, every: EVERY, series } };
  } finally {
    await site.stop();
  }
};

/** Makes this many new releases live, one after another, then the original again, because later ones are copies of it. */
async function swapTo(site: Site, original: string, name: string, count: number) {
  for (let swap = 0; swap < count; swap++) {
    const version = `${name}-${swap}`;
    forgeRelease(site, REMOTE, version, { 'web/other.js': `// ${version}` });
    await swapRelease(site, REMOTE, version);
  }
  await swapRelease(site, REMOTE, original);
}

/** Memory that the shell keeps, each time with the same pages in its cache. */
async function kept(site: Site): Promise<number> {
  for (const path of PAGES) await (await fetch(site.url + path)).arrayBuffer();
  return keptMegabytes(shellOf(site), SETTLE);
}

function figuresOf(before: number, after: number, answers: Answer[]): Figure[] {
  const failed = answers.filter(({ status }) => status !== 200).length;
  const what = `memory that is kept after ${SWAPS} swaps, as a multiple of that after the first ${FIRST_SWAPS}`;
  return [
    atMost(what, after / before, GROWTH_BAR, two, ` (${after} and ${before} MB)`),
    none(`failed requests of ${answers.length} during ${SWAPS} swaps`, failed),
  ];
}
