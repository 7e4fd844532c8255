import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const PROGRAM = path.join(import.meta.dirname, '../server.ts');

export const TSX = pathToFileURL(require.resolve('tsx')).href;

/** Arguments of Node that run the program from its source. */
const FROM_SOURCE = ['--import', TSX, PROGRAM];

const started: ChildProcess[] = [];

/** Ends all started programs. */
export function killPrograms(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/** Starts the service as a process of its own, from its source or a build. Resolves when it listens, or has ended. */
export async function start(env: NodeJS.ProcessEnv, cwd = import.meta.dirname, program = FROM_SOURCE) {
  const child = spawn(process.execPath, program, {
    cwd,
    env: { ...process.env, RELEASES_URL: '', RELEASES_LISTEN: '127.0.0.1:0', ...env },
    stdio: 'pipe',
  });
  started.push(child);
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [, found] = / at (http:[^"]+)"/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => resolve(''));
  });
  return { child, url, ended, output: () => output };
}
