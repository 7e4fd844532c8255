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

/**
 * The servers' CPU for a page in milliseconds, a figure a batch, in the order of the batches: threads, garbage and compression
 * included. Sites are asked in turn, one page after another. Throws when an answer is an error.
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
      const before = cpuMilliseconds(shell);
      await visit(site, paths, batch);
      found[name] = [...(found[name] ?? []), (cpuMilliseconds(shell) - before) / batch];
    }
  }
  return found;
}

async function visit(site: Site, paths: readonly string[], count: number) {
  for (let index = 0; index < count; index++) {
    const response = await fetch(site.url + paths[index % paths.length], { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  }
}
