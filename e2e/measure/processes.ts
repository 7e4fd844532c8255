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
