import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const MISSING =
  'promtool was not found, so the tests of the alerts are skipped. Install it (Debian: apt-get install prometheus).';

export type PromtoolSearch = {
  env: NodeJS.ProcessEnv;
  runs: () => boolean;
  install: () => void;
  say: (line: string) => void;
};

/** Whether promtool runs here. `npm test` installs it if it can; CI fails without it. */
export function findPromtool({ env, runs, install, say }: PromtoolSearch): boolean {
  if (!runs() && env.npm_lifecycle_event === 'test') install();
  if (runs()) return true;
  if (env.CI) throw new Error(MISSING);
  say(MISSING);
  return false;
}

/** The search on this machine. */
export const searchHere: PromtoolSearch = {
  env: process.env,
  runs: () => runPromtool('--version').status === 0,
  install() {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
    const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2] }).status === 0;
    if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', 'prometheus');
  },
  say: (line) => process.stderr.write(`${line}\n`),
};

/** Runs promtool in this folder. */
export function runPromtool(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
