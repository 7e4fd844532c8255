import { readFileSync } from 'node:fs';

/** Resident memory of a process (proc(5): VmRSS). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** How often memory is read, in milliseconds. */
const INTERVAL = 1000;

/**
 * What a process without load keeps: the lowest of its resident memory over that many milliseconds, read once a second. A
 * single reading may find a young generation of V8 that is full of garbage, or one that was just given back: 60 MB apart.
 */
export async function keptMegabytes(pid: number, milliseconds: number, read = residentMegabytes): Promise<number> {
  let lowest = read(pid);
  for (let left = milliseconds; left > 0; left -= INTERVAL) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    lowest = Math.min(lowest, read(pid));
  }
  return lowest;
}
