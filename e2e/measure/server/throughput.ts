import { type Site, startSite } from '../../support/sites/site';
import { type Figure, PAGES } from '../figure';
import { ratioFigure } from '../figures/ratioFigure';
import { median } from '../figures/statistics';
import type { Group, Run } from '../group';
import { type ContenderName, inTurn } from '../sites/contenders';
import { type Sample, underLoad, warmUnderLoad, whichCores } from './underLoad';

const SECONDS = 4;
const WARM_UP = 5;
/** Lower limit of the cached pages that the server answers in a second of its CPU time. */
export const CACHED_BAR = 3000;

type Samples = Partial<Record<ContenderName, Sample[]>>;

/**
 * Pages a second and p99 under full load, for cached pages and for pages rendered each time. Sites are compared by the
 * server's CPU time. By the clock, cached pages would measure the load generator, because the server outruns it.
 */
export const throughput: Group = async (run) => {
  const kept = await measured(run, {});
  const rendered = await measured(run, { HTML_CACHE: 'off' });
  const samples = { kept, rendered };
  const figures = Object.entries(samples).flatMap(([kind, found]) => figuresOf(kind, found));
  return { figures, samples };
};

const rates = (list: Sample[]) => list.map(({ perSecond }) => perSecond);
/** CPU time of an answer, in milliseconds. */
const cpuTimes = (list: Sample[]) => list.map(({ perCpuSecond }) => 1000 / perCpuSecond);

async function measured({ runs, beside, note }: Run, env: Record<string, string>): Promise<Samples> {
  const sites: { name: ContenderName; site: Site }[] = [];
  const samples: Samples = {};
  try {
    sites.push({ name: 'this site', site: await startSite(env) });
    if (beside !== undefined) sites.push({ name: 'beside', site: await startSite(env, beside) });
    for (const { site } of sites) await warmUnderLoad(site, PAGES, WARM_UP);
    for (let round = 0; round < runs; round++) {
      for (const { name, site } of inTurn(sites, round)) {
        const seen = await underLoad(site, PAGES, SECONDS);
        samples[name] = [...(samples[name] ?? []), seen];
        note(
          `${name}: ${Math.round(seen.perSecond)} pages/s, ${Math.round(seen.perCpuSecond)} by its CPU, p99 ${seen.p99} ms`,
        );
      }
    }
    return samples;
  } finally {
    for (const { site } of sites) await site.stop();
  }
}

function figuresOf(kind: string, { 'this site': ours = [], beside }: Samples): Figure[] {
  const perSecond = median(rates(ours));
  const p99 = median(ours.map((seen) => seen.p99));
  const failed = ours.reduce((sum, seen) => sum + seen.failed, 0);
  const perCpuSecond = median(ours.map((seen) => seen.perCpuSecond));
  const isKept = kind === 'kept';
  return [
    {
      what: `pages a second of the server's CPU, ${kind}, brotli`,
      seen: String(Math.round(perCpuSecond)),
      bar: isKept ? `at least ${CACHED_BAR}` : 'informs',
      holds: !isKept || perCpuSecond >= CACHED_BAR,
      ...(isKept ? {} : { informs: true as const }),
    },
    {
      what: `pages a second of the clock, ${kind}, brotli, ${whichCores()}`,
      seen: `${Math.round(perSecond)} (p99 ${p99} ms)`,
      bar: isKept ? `at least ${CACHED_BAR} on a quiet machine` : 'informs',
      holds: !isKept || perSecond >= CACHED_BAR,
      informs: true,
    },
    { what: `answers that failed under full load, ${kind}`, seen: String(failed), bar: '0', holds: failed === 0 },
    ...(beside
      ? [
          ratioFigure(`CPU of a page, ${kind}, to the site beside`, cpuTimes(ours), cpuTimes(beside), {
            atMost: isKept ? 1.1 : 1.25,
          }),
        ]
      : []),
  ];
}
