// `npm run measure`: prints figures beside their bars. The exit code is 1 when a deciding figure falls short.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { clicks } from './clicks/clicks';
import { developmentTimes } from './developmentTimes';
import { allHold, table } from './figures';
import type { Group, Result, Run } from './group';
import { lighthouse } from './lighthouse';
import { siteLoad } from './load/siteLoad';
import { readOptions } from './options';
import { outages } from './outages/outages';
import { pages } from './pages/pages';
import { registryGrowth } from './registryGrowth';
import { promotionTimes } from './releases/promotionTimes';
import { testedFigures } from './releases/testedFigures';
import { cpuPerPage } from './server/cpuPerPage';
import { throughput } from './server/throughput';
import { startTimes } from './startTimes';
import { swapMemory } from './swaps/memory';
import { promotions } from './swaps/promotions';

/** Measures one group after the other. */
const together =
  (...groups: Group[]): Group =>
  async (run) => {
    const results: Result[] = [];
    for (const group of groups) results.push(await group(run));
    return { figures: results.flatMap(({ figures }) => figures), samples: results.map(({ samples }) => samples) };
  };

/** In the order of measurement. `npm run measure -- <name>` measures one. */
const GROUPS: Record<string, Group> = {
  pages,
  clicks,
  lighthouse,
  server: together(cpuPerPage, throughput),
  load: siteLoad,
  swaps: together(promotions, swapMemory),
  registry: registryGrowth,
  start: startTimes,
  development: developmentTimes,
  releases: together(testedFigures, promotionTimes),
  outages,
};

/** Measures, prints a line for each figure, and writes the file of `--json`. Returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const { groups, json, ...settings } = readOptions(args, Object.keys(GROUPS));
  const run: Run = { ...settings, note: (line) => process.stderr.write(`  ${line}\n`) };
  const taken = `${new Date().toISOString()}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} at the start.`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const results: Record<string, Result> = {};
  for (const name of groups) {
    run.note(name);
    const measure = GROUPS[name];
    if (measure) results[name] = await measure(run);
    if (json !== '-') process.stdout.write(table(results[name]?.figures ?? []));
  }
  if (json) {
    const text = JSON.stringify({ taken, runs: run.runs, results }, null, 2);
    if (json === '-') process.stdout.write(`${text}\n`);
    else writeFileSync(json, text);
  }
  return allHold(Object.values(results).flatMap(({ figures }) => figures)) ? 0 : 1;
}
