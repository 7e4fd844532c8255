// `npm run measure`: prints figures beside their bars; exit code 1 when one that decides falls short.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { startSite } from '../support/sites/site';
import { buildTimes } from './build/buildTimes';
import { clicks } from './clicks/clicks';
import { developmentTimes } from './development/developmentTimes';
import type { Figure, Measurement } from './figure';
import { allHold, table } from './figures/printTable';
import { galleryScroll } from './galleryScroll';
import type { Group, Result, Run } from './group';
import { postGrowth } from './growth/posts';
import { registryGrowth } from './growth/registry';
import { lighthouse } from './lighthouse/lighthouse';
import { siteLoad } from './load/siteLoad';
import { readOptions } from './options';
import { pages } from './pages/pages';
import { promotions } from './promotions';
import { releaseTimes } from './release/releaseTimes';
import { severalMachines } from './release/severalMachines';
import { report } from './report/writeReport';
import { cpuPerPage } from './server/cpuPerPage';
import { throughput } from './server/throughput';
import { todayFolder } from './sites/todaySite';
import { swapMemory } from './swaps/memory';

/** In the order in which they are measured; `npm run measure -- <name>` measures one. */
const GROUPS: Record<string, Group> = {
  pages,
  clicks,
  lighthouse,
  server: throughput,
  cpu: cpuPerPage,
  load: siteLoad,
  gallery: onUncachedSite(galleryScroll),
  swaps: async () => ({ figures: await promotions() }),
  memory: swapMemory,
  registry: registryGrowth,
  posts: postGrowth,
  build: buildTimes,
  development: developmentTimes,
  release: releaseTimes,
  machines: severalMachines,
};
/** Groups that compare with today's site. */
const COMPARING = ['pages', 'clicks', 'server', 'cpu'];

/** Measures, prints a line for each figure, and writes the files of `--json` and `--report`. Gives the exit code. */
export async function run(args: string[]): Promise<number> {
  const { groups, json, report: reportFile, today, runs, control } = readOptions(args, Object.keys(GROUPS));
  const compares = today !== false && groups.some((name) => COMPARING.includes(name));
  const settings: Run = {
    runs,
    control,
    today: compares ? (today ?? todayFolder()) : undefined,
    note: (line) => process.stderr.write(`  ${line}\n`),
  };
  const taken = `${new Date().toISOString()}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} at the start.`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const results: Record<string, Result> = {};
  for (const name of groups) {
    settings.note(name);
    const measure = GROUPS[name];
    if (measure) results[name] = await measure(settings);
    if (json !== '-') process.stdout.write(table(results[name]?.figures ?? []));
  }
  const figures = Object.values(results).flatMap((result) => result.figures);
  if (json) writeJson(json, { taken, runs, results });
  if (reportFile) {
    const plots = Object.values(results).flatMap((result) => result.plots ?? []);
    writeFileSync(reportFile, report(plots, figures, taken));
  }
  return allHold(figures) ? 0 : 1;
}

/** With all samples, but without the plots, which are made from them. */
function writeJson(file: string, content: { taken: string; runs: number; results: Record<string, Result> }) {
  const text = JSON.stringify(content, (key, value) => (key === 'plots' ? undefined : value), 2);
  if (file === '-') process.stdout.write(`${text}\n`);
  else writeFileSync(file, text);
}

function onUncachedSite(measure: Measurement): Group {
  return async () => {
    const site = await startSite({ HTML_CACHE: 'off' });
    try {
      const figures: Figure[] = await measure(site);
      return { figures };
    } finally {
      await site.stop();
    }
  };
}
