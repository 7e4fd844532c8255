import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { npmCommand } from '../setup/npm.mjs';

const run = promisify(execFile);

/** For the registry's answer, in milliseconds. It is asked once. */
const TIMEOUT = 30_000;

/**
 * Asks the registry for known vulnerabilities of the packages that ship. Resolves to what npm printed, a report or why there
 * is none (audit.ts); its exit code says no more.
 */
export async function askRegistry(root: string): Promise<string> {
  const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
  const { file, args, shell } = npmCommand(options);
  const asking = run(file, args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, shell });
  const { stdout } = await asking.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return stdout;
}
