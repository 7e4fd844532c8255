import { spawnSync } from 'node:child_process';

/** Runs promtool in this folder. `npm test` installs it. Throws when it is missing. */
export function runPromtool(...args: string[]): { status: number | null; output: string } {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  if (error) throw new Error('promtool is missing (Debian: apt-get install prometheus)', { cause: error });
  return { status, output: `${stdout}${stderr}` };
}
