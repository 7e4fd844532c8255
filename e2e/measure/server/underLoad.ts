import type { Site } from '../../support/sites/site';
import { cpuMilliseconds } from '../cpuTime';
import { askInTurn, hasOwnCores, pinToFirstCore, type Throughput } from './askInTurn';
import { shellOf } from './cpuInTurn';

/** `perCpuSecond` is the number of answers in a second of the shell's CPU time. */
export type Sample = Throughput & { perCpuSecond: number };

/** How load and shell share the machine, for the figures' names. */
export const whichCores = () =>
  hasOwnCores() ? 'on one core, the load on another' : 'on the cores that the load is on, too';

/** Gives the shell its own core if the system can, and warms it up for some seconds. */
export async function warmUnderLoad(site: Site, paths: readonly string[], seconds: number): Promise<void> {
  if (hasOwnCores()) pinToFirstCore(shellOf(site));
  await askInTurn(site.url, paths, seconds);
}

/** Requests paths in turn for some seconds, each as fast as answers arrive. */
export async function underLoad(site: Site, paths: readonly string[], seconds: number): Promise<Sample> {
  const before = cpuMilliseconds(shellOf(site));
  const answered = await askInTurn(site.url, paths, seconds);
  const cpu = cpuMilliseconds(shellOf(site)) - before;
  return { ...answered, perCpuSecond: (answered.answers / cpu) * 1000 };
}
