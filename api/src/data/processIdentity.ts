import { readFileSync } from 'node:fs';

/** A process number is given again, after a restart or in a new container: only with its start time is it one process. */
export type ProcessIdentity = { pid: number; started: string };

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, started: readStat(process.pid)?.started ?? '' });

/** Whether that very process still runs. */
export function isSameProcess({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = readStat(pid);
  if (!stat) return true; // Not Linux, or hidden from us: its number alone has to do.
  // A zombie is dead, only nobody has asked for its exit code yet.
  return stat.started === started && stat.state !== 'Z';
}

function readStat(pid: number): { state: string; started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22; counted behind the command's name, which may hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
