import type { Site } from '../../support/sites/site';
import { cpuMilliseconds, shellOf } from '../processes';
import { type NamedSite, type Samples, samplesInTurn } from '../sites/contenders';

type Amount = {
  /** Number of uncounted pages at the start. With fewer, V8 would still be compiling the code that renders them. */
  warmUp: number;
  /** Number of counted batches, and of pages in each. */
  batches: number;
  batch: number;
};

/** Limit of attempts for a batch with a failed page. Pages may fail on a busy machine. */
const TRIES = 10;

/**
 * CPU time of each server per page, in milliseconds, one value for each batch. It includes threads, garbage collection and
 * compression. Requests go to the sites in turn, one page after another. Rejects when pages keep failing.
 */
export async function cpuInTurn(
  sites: readonly NamedSite[],
  paths: readonly string[],
  { warmUp, batches, batch }: Amount,
): Promise<Samples<number>> {
  for (const { site } of sites) await visit(site, paths, warmUp);
  return samplesInTurn(sites, batches, ({ site }) => cpuOfBatch(site, paths, batch));
}

async function cpuOfBatch(site: Site, paths: readonly string[], batch: number): Promise<number> {
  const shell = shellOf(site);
  for (let tries = 0; tries < TRIES; tries++) {
    const before = cpuMilliseconds(shell);
    // The server did not finish rendering a failed page, so the page would look cheap.
    if ((await visit(site, paths, batch)) === 0) return (cpuMilliseconds(shell) - before) / batch;
  }
  throw new Error(`in ${TRIES} batches of ${batch} pages from ${site.url}, none was without a failure`);
}

/** Requests pages one after another. Returns how many failed. */
async function visit(site: Site, paths: readonly string[], count: number): Promise<number> {
  let failed = 0;
  for (let index = 0; index < count; index++) {
    const response = await fetch(site.url + paths[index % paths.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
  }
  return failed;
}
