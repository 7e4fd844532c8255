import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { npmCommand } from '../setup/npm.mjs';

const run = promisify(execFile);

/** Timeout for the registry's answer, in milliseconds. There is no retry. */
const TIMEOUT = 30_000;

/**
 * Asks the registry for known vulnerabilities of the packages that ship. Resolves to npm's output: a report, or the reason
 * why there is none (audit.ts). npm's exit code adds no information.
 */
export async function askRegistry(root: string): Promise<string> {
  const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT}`];
  const { file, args, shell } = npmCommand(options);
  const asking = run(file, args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, shell });
  const { stdout } = await asking.catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return stdout;
}
