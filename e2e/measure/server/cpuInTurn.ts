import type { Site } from '../../support/site';
import { cpuMilliseconds, findProcess } from '../cpuTime';
import { inTurn } from '../sites/contenders';

export type Asked = { name: string; site: Site };
export type Amount = {
  /** Pages before any is counted. After fewer the compiler is still at work on what renders them. */
  warmUp: number;
  /** How many batches are counted, and of how many pages. */
  batches: number;
  batch: number;
};

/** The shell's process of a site. */
export const shellOf = (site: Site) => findProcess('shell/dist/server/server.cjs', `PORT=${new URL(site.url).port}`);

/** A batch is repeated so often when a page of it fails, as some do on a machine that is busy with something else. */
const TRIES = 10;

/**
 * The servers' CPU for a page in milliseconds, a figure a batch, in the order of the batches: threads, garbage and compression
 * included. Sites are asked in turn, one page after another. Throws when answers keep failing.
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
    // A failed page is not rendered to its end: it would count as a cheap one.
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
