import type { Site } from '../../support/sites/site';
import { cpuMilliseconds } from '../cpuTime';
import { askInTurn, hasOwnCores, pinToFirstCore, type Throughput } from './askInTurn';
import { shellOf } from './cpuInTurn';

/** `perCpuSecond` is how many answers the shell gives in a second of its CPU time. */
export type Sample = Throughput & { perCpuSecond: number };

/** How the load and the shell share the machine, for the names of figures. */
export const whichCores = () =>
  hasOwnCores() ? 'on one core, the load on another' : 'on the cores that the load is on, too';

/** Gives the shell a core for itself where the system can, and warms it up for some seconds. */
export async function warmUnderLoad(site: Site, paths: readonly string[], seconds: number): Promise<void> {
  if (hasOwnCores()) pinToFirstCore(shellOf(site));
  await askInTurn(site.url, paths, seconds);
}

/** Asks for paths in turn for some seconds, each as fast as it is answered. */
export async function underLoad(site: Site, paths: readonly string[], seconds: number): Promise<Sample> {
  const before = cpuMilliseconds(shellOf(site));
  const answered = await askInTurn(site.url, paths, seconds);
  const cpu = cpuMilliseconds(shellOf(site)) - before;
  return { ...answered, perCpuSecond: (answered.answers / cpu) * 1000 };
}
