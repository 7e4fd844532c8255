import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './site';

const run = promisify(execFile);

/** Runs `npm run inbox -- …` for the site that the suites share (playwright.config.ts); gives its output. */
export async function inbox(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: 'test-results/data' };
  return (await run('node', ['scripts/inbox.mjs', ...args], { cwd: ROOT, env })).stdout;
}
