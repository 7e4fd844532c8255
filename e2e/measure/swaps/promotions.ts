import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgeRelease, liveVersion } from '../../support/sites/forgeRelease';
import { type Answer, percentile, steadyLoad } from '../../support/sites/load';
import { type Site, startSite } from '../../support/sites/site';
import { swapRelease } from '../../support/sites/swapRelease';
import { type Figure, PAGES } from '../figure';
import type { Group } from '../group';
import { keptMegabytes } from '../residentMegabytes';
import { shellOf } from '../server/cpuInTurn';

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
  const p99 = (answers: Answer[]) =>
    percentile(
      answers.map(({ milliseconds }) => milliseconds),
      0.99,
    );
  const ratio = p99(during) / p99(before);
  const failed = during.filter(({ status }) => status !== 200).length;
  const left = during.filter(({ isLeftToBrowser }) => isLeftToBrowser).length;
  const growth = (size: keyof Size) => sizeAfter[size] / sizeBefore[size];
  const while100 = `during ${PROMOTIONS} promotions and ${during.length} pages`;
  return [
    { what: `failed requests ${while100}`, seen: String(failed), bar: '0', holds: failed === 0 },
    { what: `pages left to the browser ${while100}`, seen: String(left), bar: '0', holds: left === 0 },
    {
      what: 'p99 with promotions, as a multiple of that without',
      seen: `${ratio.toFixed(2)} (${p99(during).toFixed(1)} and ${p99(before).toFixed(1)} ms)`,
      bar: `at most ${P99_BAR}`,
      holds: ratio <= P99_BAR,
    },
    {
      what: 'threads a minute later, as a multiple of those before',
      seen: `${growth('threads').toFixed(2)} (${sizeAfter.threads} and ${sizeBefore.threads})`,
      bar: `at most ${GROWTH_BAR}`,
      holds: growth('threads') <= GROWTH_BAR,
    },
    {
      what: 'memory a minute later, as a multiple of that before',
      seen: `${growth('megabytes').toFixed(2)} (${sizeAfter.megabytes} and ${sizeBefore.megabytes} MB)`,
      bar: `at most ${GROWTH_BAR}`,
      holds: growth('megabytes') <= GROWTH_BAR,
    },
  ];
}
