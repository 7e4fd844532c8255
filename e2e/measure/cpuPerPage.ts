import type { Site } from '../support/site';
import { cpuMilliseconds, findProcess } from './cpuTime';
import { type Measurement, PAGES } from './figure';

/** Rounds over all pages. After fewer the compiler is still at work on what renders them. */
const WARM_UP = 900;
const BATCHES = 25;
const BATCH = 48;
/** In milliseconds. */
const BAR = 5;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function visit(site: Site, count: number) {
  for (let index = 0; index < count; index++) {
    const response = await fetch(site.url + PAGES[index % PAGES.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
  }
}

/** Median over batches of the server's CPU per page, rendered anew each time and compressed. */
export const cpuPerPage: Measurement = async (site) => {
  const shell = findProcess('shell/dist/server/server.cjs', `PORT=${new URL(site.url).port}`);
  await visit(site, WARM_UP * PAGES.length);
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = cpuMilliseconds(shell);
    await visit(site, BATCH);
    batches.push((cpuMilliseconds(shell) - before) / BATCH);
  }
  const cpu = median(batches);
  return [
    {
      what: 'server CPU for a page, uncached, median',
      seen: `${cpu.toFixed(1)} ms`,
      bar: `at most ${BAR} ms`,
      holds: cpu <= BAR,
    },
  ];
};
