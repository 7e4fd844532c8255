import { spawn } from 'node:child_process';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../shared-ui');

export type RunningWorkbench = { address: string; stop: () => void };

/** Builds the workbench and serves it on a free port. The caller must call `stop`. Rejects with the output of a failure. */
export function startWorkbench(): Promise<RunningWorkbench> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'workbench/main.ts'], {
    cwd: FOLDER,
    env: { ...process.env, PORT: '0' },
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /Workbench: (\S+)/.exec(said)?.[1];
      if (address) resolve({ address, stop: () => child.kill() });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`The workbench ended with ${code} before it was served: ${said}`)));
  });
}
