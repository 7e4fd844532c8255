import { readdirSync, readFileSync } from 'node:fs';
import type { Site } from '../support/sites/site';

const TICKS_PER_SECOND = 100;
/** How often memory is read, in milliseconds. */
const INTERVAL = 1000;

/** The id of a site's shell process. Throws when there is none. */
export function shellOf(site: Site): number {
  const port = `PORT=${new URL(site.url).port}`;
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('/server/server.cjs')) continue;
      if (readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(port)) return Number(name);
    } catch {
      // The process has ended meanwhile, or belongs to another user.
    }
  }
  throw new Error(`no shell runs with ${port}`);
}

/** The processes that a process has started, with their command lines. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (Number.isNaN(pid) || statusOf(pid)?.parent !== parent) return [];
    return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
  });
}

/** Whether a process still runs. A process that has ended may remain as a zombie. */
export const isRunning = (pid: number) => (statusOf(pid)?.state ?? 'Z') !== 'Z';

/** proc(5): the third and fourth field of `stat`. Undefined without such a process. */
function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** CPU time that a process and all its threads have used, in milliseconds (proc(5): utime and stime). */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process (proc(5): VmRSS). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/**
 * Memory that a process keeps without load: the lowest resident memory during this many milliseconds, read once a second. A
 * single reading may find V8's young generation full of garbage, or just emptied; these differ by 60 MB.
 */
export async function keptMegabytes(pid: number, milliseconds: number, read = residentMegabytes): Promise<number> {
  let lowest = read(pid);
  for (let left = milliseconds; left > 0; left -= INTERVAL) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    lowest = Math.min(lowest, read(pid));
  }
  return lowest;
}
