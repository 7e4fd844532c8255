import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time that a process and all its threads have used, in milliseconds (proc(5): utime and stime). */
export function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Id of the process with this text in its command line and this variable (`PORT=3000`). Throws when there is none. */
export function findProcess(commandPart: string, environmentPart: string): number {
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      if (!command.includes(commandPart)) continue;
      if (readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(environmentPart)) return Number(name);
    } catch {
      // The process has ended meanwhile, or belongs to another user.
    }
  }
  throw new Error(`no process runs ${commandPart} with ${environmentPart}`);
}
