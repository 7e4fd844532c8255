import { readFileSync } from 'node:fs';

/** Resident memory of a process (proc(5): VmRSS). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** How often memory is read, in milliseconds. */
const INTERVAL = 1000;

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
