import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Failure } from './Failure';

type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

export type Program = {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Working directory; that of this process by default. */
  cwd?: string | undefined;
  /** Node options of the server. Without this it gets none, even if this process has some. */
  nodeOptions?: readonly string[] | undefined;
  /** Called with each line that the server prints. Without it, the output goes to this terminal. */
  onLine?: ((line: string) => void) | undefined;
  /** Called with the server's messages that do not concern its own state. */
  onMessage?: ((message: unknown) => void) | undefined;
};

export type LaunchedProcess = {
  child: ChildProcess;
  /** The server's address, when it is ready. Rejects when the server reports a failure, ends, or reaches the timeout. */
  ready: Promise<string>;
  /** Resolves when the server has ended, with the reason: 'exit code 1'. */
  ended: Promise<string>;
};

/** Each release has its own path, so the compile cache (scripts/setup/launch.mjs) would grow with each. */
export const WITHOUT_COMPILE_CACHE: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: undefined };

/** Timeout for a server to become ready, in milliseconds. */
const START_TIMEOUT = 120_000;

/**
 * Forks a server of the site, which reports by IPC when it is ready. The channel closes when this process ends, even by
 * SIGKILL. The server then ends itself.
 */
export function launchProcess({ name, file, env, cwd, nodeOptions = [], onLine, onMessage }: Program): LaunchedProcess {
  if (!existsSync(file)) throw new Failure(`${name} cannot start, because its build left no ${file}.`);
  const output = onLine ? 'pipe' : 'inherit';
  const child = fork(file, {
    env: { ...env, ...WITHOUT_COMPILE_CACHE },
    cwd,
    execArgv: [...nodeOptions],
    stdio: ['ignore', output, output, 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine);
  }
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Failure(`${name} was not ready after ${START_TIMEOUT / 1000} s and was stopped.`));
    }, START_TIMEOUT);
    child.on('message', (message) => {
      const report = message as Report;
      if (report.type === 'ready') resolve(report.url);
      if (report.type === 'failed') reject(new Failure(report.message));
    });
    // Not at `exit`: Node may emit that before the server's last message.
    const closed = new Promise((resolve) => {
      child.once('close', resolve);
      child.once('error', resolve);
    });
    void closed.then(async () => {
      const how = await ended;
      clearTimeout(timer);
      reject(new Failure(`${name} ended before it was ready (${how}): see what it printed above.`));
    });
    child.once('message', () => clearTimeout(timer));
  });
  if (onMessage) child.on('message', onMessage);
  // If the process is stopped while it starts, no code awaits this promise. Its rejection must not count as unhandled.
  ready.catch(() => undefined);
  return { child, ready, ended };
}
