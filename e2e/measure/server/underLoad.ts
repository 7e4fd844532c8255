import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '../../support/sites/site';
import { atLeast, type Figure, informs, median, none } from '../figures';
import { cpuMilliseconds, shellOf } from '../processes';

/** Answers of some seconds under full load. Times are in milliseconds. */
export type Sample = {
  answers: number;
  failed: number;
  perSecond: number;
  /** Answers in a second of the shell's CPU time. */
  perCpuSecond: number;
  p50: number;
  p99: number;
};

/** Lower limit of the cached pages that the server answers in a second of its CPU time. */
const CACHED_BAR = 3000;
/** Limit for the p99 of cached pages on a quiet machine, in milliseconds. */
const P99_BAR = 50;
const LOAD = path.join(import.meta.dirname, 'loadProcess.ts');

const run = promisify(execFile);

/** Whether the system can give a process its own core (util-linux' taskset, and more than one core). */
function hasOwnCores(): boolean {
  try {
    execFileSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Gives the shell the first core if the system can, and warms it up for some seconds. */
export async function warmUnderLoad(site: Site, paths: readonly string[], seconds: number): Promise<void> {
  // With all its threads.
  if (hasOwnCores()) execFileSync('taskset', ['-acp', '0', String(shellOf(site))], { stdio: 'ignore' });
  await underLoad(site, paths, seconds);
}

/** Ten connections request paths in turn for some seconds, each as fast as answers arrive. */
export async function underLoad(site: Site, paths: readonly string[], seconds: number): Promise<Sample> {
  const program = [process.execPath, LOAD, site.url, String(seconds), ...paths];
  const [file = '', ...args] = hasOwnCores() ? ['taskset', '-c', '1', ...program] : program;
  const shell = shellOf(site);
  const before = cpuMilliseconds(shell);
  const { stdout } = await run(file, args);
  const found = JSON.parse(stdout) as Omit<Sample, 'perCpuSecond'>;
  return { ...found, perCpuSecond: (found.answers / (cpuMilliseconds(shell) - before)) * 1000 };
}

/** Results of a kind of address under full load. Only cached pages have bars besides failures. */
export function loadFigures(kind: string, samples: readonly Sample[]): Figure[] {
  const of = (value: (sample: Sample) => number) => Math.round(median(samples.map(value)));
  const perCpuSecond = of((sample) => sample.perCpuSecond);
  const [perSecond, p50, p99] = [of((sample) => sample.perSecond), of((sample) => sample.p50), of((one) => one.p99)];
  const failed = samples.reduce((sum, sample) => sum + sample.failed, 0);
  const isCached = kind === 'kept pages';
  const rate = `${kind} a second of the server's CPU`;
  return [
    isCached ? atLeast(rate, perCpuSecond, CACHED_BAR) : informs(rate, String(perCpuSecond)),
    {
      what: `${kind} a second, ${hasOwnCores() ? 'on one core, the load on another' : 'sharing its cores with the load'}`,
      seen: `${perSecond} (p50 ${p50} ms, p99 ${p99} ms)`,
      bar: isCached ? `at least ${CACHED_BAR}, p99 at most ${P99_BAR} ms, on a quiet machine` : 'informs',
      holds: !isCached || (perSecond >= CACHED_BAR && p99 <= P99_BAR),
      informs: true,
    },
    none(`${kind} that failed under full load`, failed),
  ];
}
