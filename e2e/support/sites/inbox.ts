import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './site';
import { SUITES_DATA } from './suitesSite';

const run = promisify(execFile);

type Database = { DATA_DIR: string } | { DATABASE_URL: string };

/** Runs `npm run inbox -- …` on a site's database; returns its output. */
export async function inboxOf(database: Database, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...database };
  return (await run('node', ['scripts/inbox.mjs', ...args], { cwd: ROOT, env })).stdout;
}

/** The same for the site that the suites share (playwright.config.ts). */
export const inbox = (...args: string[]) => inboxOf({ DATA_DIR: SUITES_DATA }, ...args);

/** The inbox entries of a person, as JSON. The suites' site must run. */
export const storedOf = (email: string) => inbox('export', email);
