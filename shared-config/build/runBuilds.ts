import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildJob, BuildOutcome } from './buildProcess';
import type { BuildMode } from './inputHash';

const require = createRequire(import.meta.url);

/** Builds in turn, in one forked process; a job that the process did not live to report is absent from what it tells. */
export function runBuilds(
  jobs: BuildJob[],
  mode: BuildMode,
  tell: (outcome: BuildOutcome) => void,
): Promise<{ crash: string | undefined }> {
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
      resolve({ crash: code === 0 ? undefined : `the build process ended with ${signal ?? `exit code ${code}`}` });
    });
  });
}
