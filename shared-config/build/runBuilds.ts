import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { ownModule } from '../webpack/ownModule';
import type { BuildJob, BuildOutcome } from './buildProcess';

const require = createRequire(import.meta.url);

/** A third process needs another build's memory and gains little on shared cores and disk. */
const MOST_PROCESSES = 2;

/**
 * Builds in forked processes: two if the machine has enough cores, each with its share of the jobs. Calls `tell` after each
 * job. Unfinished jobs of a crashed process get no call.
 */
export async function runBuilds(
  jobs: BuildJob[],
  tell: (outcome: BuildOutcome) => void,
): Promise<{ crash: string | undefined }> {
  const count = Math.min(jobs.length, os.availableParallelism(), MOST_PROCESSES);
  const shares = Array.from({ length: count }, (_, lane) => jobs.filter((_job, index) => index % count === lane));
  const crashes = await Promise.all(shares.map((share) => runProcess(share, tell)));
  return { crash: crashes.find((crash) => crash !== undefined) };
}

/** Resolves with the reason if the process crashed, otherwise with undefined. */
function runProcess(jobs: BuildJob[], tell: (outcome: BuildOutcome) => void): Promise<string | undefined> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = fork(ownModule('build/buildProcess'), {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (outcome) => tell(outcome as BuildOutcome));
  child.send(jobs);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(`the build process failed: ${message}`));
    // `close` instead of `exit`: Node may emit `exit` before the last outcomes arrive.
    child.once('close', (code, signal) => {
      resolve(code === 0 ? undefined : `the build process ended with ${signal ?? `exit code ${code}`}`);
    });
  });
}
