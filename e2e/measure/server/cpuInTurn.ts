import type { Site } from '../../support/sites/site';
import { cpuMilliseconds, findProcess } from '../cpuTime';
import { inTurn } from '../sites/contenders';

export type Asked = { name: string; site: Site };
type Amount = {
  /** Pages before any is counted. With fewer, V8 is still compiling the code that renders them. */
  warmUp: number;
  /** How many batches are counted, and of how many pages. */
  batches: number;
  batch: number;
};

/** The id of a site's shell process. */
export const shellOf = (site: Site) => findProcess('/server/server.cjs', `PORT=${new URL(site.url).port}`);

/** A batch with a failed page is tried so often. Pages may fail on a busy machine. */
const TRIES = 10;

/**
 * CPU of each server for a page in milliseconds, one value for each batch. Threads, garbage collection and compression are
 * included. Sites are asked in turn, one page after another. Rejects where pages keep failing.
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
    // A page that failed was not rendered to its end, and would look cheap.
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
