import { type Figure, ratio } from '../figures';
import { type Group, PAGES, type Run } from '../group';
import { type Samples, samplesInTurn, withSites } from '../sites/contenders';
import { loadFigures, type Sample, underLoad, warmUnderLoad } from './underLoad';

const SECONDS = 4;
const WARM_UP = 5;
/** Limits of the ratios to the compared site. */
const KEPT_BAR = 1.1;
const RENDERED_BAR = 1.25;

/**
 * Pages a second and p99 under full load, for cached pages and for pages rendered each time. Sites are compared by the
 * server's CPU time. By the clock, cached pages would measure the load generator, because the server outruns it.
 */
export const throughput: Group = async (run) => {
  const kept = await measured(run, {});
  const rendered = await measured(run, { HTML_CACHE: 'off' });
  const figures = [...figuresOf('kept pages', kept, KEPT_BAR), ...figuresOf('rendered pages', rendered, RENDERED_BAR)];
  return { figures, samples: { kept, rendered } };
};

const measured = ({ runs, beside, note }: Run, env: Record<string, string>) =>
  withSites({ beside }, env, async (sites) => {
    for (const { site } of sites) await warmUnderLoad(site, PAGES, WARM_UP);
    return samplesInTurn(sites, runs, async ({ name, site }) => {
      const seen = await underLoad(site, PAGES, SECONDS);
      const [clock, cpu] = [seen.perSecond, seen.perCpuSecond].map(Math.round);
      note(`${name}: ${clock} pages/s, ${cpu} by its CPU, p99 ${seen.p99} ms`);
      return seen;
    });
  });

function figuresOf(kind: string, { 'this site': ours = [], beside }: Samples<Sample>, bar: number): Figure[] {
  const cpuTimes = (list: Sample[]) => list.map(({ perCpuSecond }) => 1000 / perCpuSecond);
  if (!beside) return loadFigures(kind, ours);
  const compared = ratio(`CPU of ${kind}, to the site beside`, cpuTimes(ours), cpuTimes(beside), bar);
  return [...loadFigures(kind, ours), compared];
}
