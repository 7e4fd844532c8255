import { readFileSync } from 'node:fs';

/** A process. Its number may be another process's after a restart or in a new container, so its start time is held, too. */
export type ProcessIdentity = { pid: number; started: string };

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, started: readStat(process.pid)?.started ?? '' });

/** Whether that same process still runs. */
export function isSameProcess({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = readStat(pid);
  // Not on Linux, or not allowed to be read: then the number alone decides.
  if (!stat) return true;
  // A zombie has ended, but its parent has not read its exit code yet.
  return stat.started === started && stat.state !== 'Z';
}

function readStat(pid: number): { state: string; started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22 (proc(5)), counted from the end of the command's name: it may hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
