import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgeRelease, liveVersion } from '../../support/sites/forgeRelease';
import { type Answer, percentile, steadyLoad } from '../../support/sites/load';
import { type Site, startSite } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import { atMost, type Figure, none, two } from '../figures';
import { type Group, PAGES } from '../group';
import { keptMegabytes, shellOf } from '../processes';

const REMOTE = 'mfe-blog';
const PROMOTIONS = 100;
/** In milliseconds, from one promotion to the next. */
const EVERY = 1900;
const RATE = 50;
/** In milliseconds: the warm-up, the load without promotions, and the time without load while memory is read. */
const WARM_UP = 30_000;
const CALM = 60_000;
const SETTLE = 60_000;
const P99_BAR = 2;
const GROWTH_BAR = 1.1;

/** Measures the effect of a hundred promotions under load on visitors, and the resources that remain a minute later. */
export const promotions: Group = async () => {
  const site = await startSite();
  try {
    const first = liveVersion(site, REMOTE);
    forgeRelease(site, REMOTE, 'other', { 'web/other.js': '// another release' });
    const warmUp = steadyLoad(site.url, PAGES, RATE);
    await sleep(WARM_UP);
    await warmUp.stop();
    const calm = steadyLoad(site.url, PAGES, RATE);
    await sleep(CALM);
    const before = await calm.stop();
    const sizeBefore = await sizeOf(site);
    const load = steadyLoad(site.url, PAGES, RATE);
    for (let swap = 0; swap < PROMOTIONS; swap++) {
      await Promise.all([swapRelease(site, REMOTE, swap % 2 === 0 ? 'other' : first), sleep(EVERY)]);
    }
    const during = await load.stop();
    return { figures: figures(before, during, sizeBefore, await sizeOf(site)) };
  } finally {
    await site.stop();
  }
};

type Size = { threads: number; megabytes: number };

/** Threads (proc(5)) and memory of the shell's process, after a minute without load. */
async function sizeOf(site: Site): Promise<Size> {
  const shell = shellOf(site);
  const megabytes = await keptMegabytes(shell, SETTLE);
  return { threads: readdirSync(`/proc/${shell}/task`).length, megabytes };
}

function figures(before: Answer[], during: Answer[], sizeBefore: Size, sizeAfter: Size): Figure[] {
  const p99 = (answers: Answer[]) => {
    const times = answers.map(({ milliseconds }) => milliseconds);
    return percentile(times, 0.99);
  };
  const times = ` (${p99(during).toFixed(1)} and ${p99(before).toFixed(1)} ms)`;
  const failed = during.filter(({ status }) => status !== 200).length;
  const left = during.filter(({ isLeftToBrowser }) => isLeftToBrowser).length;
  const growth = (size: keyof Size) => {
    const [after, before] = [sizeAfter[size], sizeBefore[size]];
    const what = `${size} a minute later, as a multiple of those before`;
    return atMost(what, after / before, GROWTH_BAR, two, ` (${after} and ${before})`);
  };
  const while100 = `during ${PROMOTIONS} promotions and ${during.length} pages`;
  return [
    none(`failed requests ${while100}`, failed),
    none(`pages left to the browser ${while100}`, left),
    atMost('p99 with promotions, as a multiple of that without', p99(during) / p99(before), P99_BAR, two, times),
    growth('threads'),
    growth('megabytes'),
  ];
}
