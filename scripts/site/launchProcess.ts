import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure } from '../setup/Failure';

type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

type Program = {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Gets what the server prints, line by line; without it, that goes where this process's own output goes. */
  onLine?: ((line: string) => void) | undefined;
};

export type LaunchedProcess = {
  child: ChildProcess;
  /** Its address once it is ready; rejects when it tells why it cannot be, ends before, or says nothing for too long. */
  ready: Promise<string>;
  /** Settles at its end with what there is to say of it. */
  ended: Promise<string>;
};

const PATIENCE = 120_000;

/**
 * Forks a server of the site. It tells by IPC when it is ready; and when this process goes, however it goes, the channel
 * closes and the server ends itself.
 */
export function launchProcess({ name, file, env, onLine }: Program): LaunchedProcess {
  if (!existsSync(file)) throw new Failure(`${name} cannot start, because its build left no ${file}.`);
  const output = onLine ? 'pipe' : 'inherit';
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', output, output, 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
  }
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Failure(`${name} was not ready after ${PATIENCE / 1000} s and was stopped.`));
    }, PATIENCE);
    child.on('message', (message) => {
      const report = message as Report;
      if (report.type === 'ready') resolve(report.url);
      if (report.type === 'failed') reject(new Failure(report.message));
    });
    void ended.then((how) => {
      clearTimeout(patience);
      reject(new Failure(`${name} ended before it was ready (${how}): see what it printed above.`));
    });
    child.once('message', () => clearTimeout(patience));
  });
  // Whoever awaits it hears of it; a process that is stopped while it starts must not count as an unhandled error.
  ready.catch(() => undefined);
  return { child, ready, ended };
}
