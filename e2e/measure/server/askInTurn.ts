import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Number of answers, answers a second, median and 99th percentile of their times in milliseconds, and failures. */
export type Throughput = { answers: number; perSecond: number; p50: number; p99: number; failed: number };

const run = promisify(execFile);
const LOAD = path.join(import.meta.dirname, 'loadProcess.ts');

/** Whether the system can give a process its own core (util-linux' taskset, and more than one core). */
export function hasOwnCores(): boolean {
  try {
    execFileSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Moves a process with all its threads to the first core; the load has the second. */
export const pinToFirstCore = (pid: number) => execFileSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });

/** Ten connections request pages in turn for some seconds, each as fast as answers arrive. */
export async function askInTurn(url: string, paths: readonly string[], seconds: number): Promise<Throughput> {
  const program = [process.execPath, LOAD, url, String(seconds), ...paths];
  const [file = '', ...args] = hasOwnCores() ? ['taskset', '-c', '1', ...program] : program;
  const { stdout } = await run(file, args);
  return JSON.parse(stdout) as Throughput;
}
