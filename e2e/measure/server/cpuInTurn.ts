import type { Site } from '../../support/sites/site';
import { cpuMilliseconds, findProcess } from '../cpuTime';
import { inTurn } from '../sites/contenders';

export type Asked = { name: string; site: Site };
type Amount = {
  /** Number of uncounted pages at the start. With fewer, V8 would still be compiling the code that renders them. */
  warmUp: number;
  /** Number of counted batches, and of pages in each. */
  batches: number;
  batch: number;
};

/** The id of a site's shell process. */
export const shellOf = (site: Site) => findProcess('/server/server.cjs', `PORT=${new URL(site.url).port}`);

/** Limit of attempts for a batch with a failed page. Pages may fail on a busy machine. */
const TRIES = 10;

/**
 * CPU time of each server per page, in milliseconds, one value for each batch. It includes threads, garbage collection and
 * compression. Requests go to the sites in turn, one page after another. Rejects when pages keep failing.
 */
export async function cpuInTurn(
  sites: readonly Asked[],
  paths: readonly string[],
  { warmUp, batches, batch }: Amount,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const { site } of sites) await visit(site, paths, warmUp);
  const asked = sites.map(({ name, site }) => ({ name, site, shell: shellOf(site) }));
  for (let round = 0; round < batches; round++) {
    for (const { name, site, shell } of inTurn(asked, round)) {
      found[name] = [...(found[name] ?? []), await cpuOfBatch(site, shell, paths, batch)];
    }
  }
  return found;
}

async function cpuOfBatch(site: Site, shell: number, paths: readonly string[], batch: number): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = cpuMilliseconds(shell);
    const { failed } = await visit(site, paths, batch);
    // The server did not finish rendering a failed page, so the page would look cheap.
    if (failed === 0) return (cpuMilliseconds(shell) - before) / batch;
  }
  throw new Error(`in ${TRIES} batches of ${batch} pages from ${site.url}, none was without a failure`);
}

async function visit(site: Site, paths: readonly string[], count: number): Promise<{ failed: number }> {
  let failed = 0;
  for (let index = 0; index < count; index++) {
    const response = await fetch(site.url + paths[index % paths.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
  }
  return { failed };
}
