import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildJob, BuildOutcome } from './buildProcess';
import type { BuildMode } from './inputHash';

const require = createRequire(import.meta.url);

/** More processes would hold another build's memory each, and what they share of the disk and the cores would gain little. */
const MOST_PROCESSES = 2;

/**
 * Builds in forked processes, two side by side where there are cores for it, and in turn in each; a job that its process
 * did not live to report is absent from what is told.
 */
export async function runBuilds(
  jobs: BuildJob[],
  mode: BuildMode,
  tell: (outcome: BuildOutcome) => void,
): Promise<{ crash: string | undefined }> {
  const count = Math.min(jobs.length, os.availableParallelism(), MOST_PROCESSES);
  const shares = Array.from({ length: count }, (_, lane) => jobs.filter((_job, index) => index % count === lane));
  const crashes = await Promise.all(shares.map((share) => runProcess(share, mode, tell)));
  return { crash: crashes.find((crash) => crash !== undefined) };
}

/** Gives how the process ended, if it broke off. */
function runProcess(
  jobs: BuildJob[],
  mode: BuildMode,
  tell: (outcome: BuildOutcome) => void,
): Promise<string | undefined> {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const child = fork(path.join(import.meta.dirname, 'buildProcess.ts'), {
    execArgv: ['--import', tsx],
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(jobs);
  child.on('message', (outcome) => tell(outcome as BuildOutcome));
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      resolve(code === 0 ? undefined : `the build process ended with ${signal ?? `exit code ${code}`}`);
    });
  });
}
