import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Confined, type Limits, readReport } from './Confined';

/** Interval of the look at a process's memory, in milliseconds. */
const MEMORY_CHECK = 25;

/** Flags of Node. */
const FLAGS = [
  '--permission',
  // The shell renders in a thread.
  '--allow-worker',
  '--no-addons',
  // Node's database can attach a file anywhere, whatever the permission model says.
  '--no-experimental-sqlite',
  '--no-warnings',
];

type Program = {
  /** The only folder that the process may read. It holds the guard, the program and the release. */
  folder: string;
  guard: string;
  program: string;
  env: NodeJS.ProcessEnv;
};

/**
 * Runs a program with foreign code until it gives a result, fails or exceeds a limit. It may read one folder, write nothing
 * and start no process. Its environment is `env` alone. Resolves when the process has ended.
 */
export async function runConfined({ folder, guard, program, env }: Program, limits: Limits): Promise<Confined> {
  const secret = randomUUID();
  const seconds = Math.ceil(limits.time / 1000) * 2;
  const node = [process.execPath, ...FLAGS, `--allow-fs-read=${folder}`, '--require', guard, program];
  // The limit of CPU time ends a loop even if this service is killed.
  const child = spawn('/bin/sh', ['-c', `ulimit -c 0; ulimit -t ${seconds}; exec "$@"`, 'sh', ...node], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1', GATE_SECRET: secret },
    // The guard ends the process when its input closes.
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  // The process may end before its input closes.
  child.stdin?.on('error', () => undefined);
  let limit: string | undefined;
  const kill = (reason: string) => {
    limit ??= reason;
    child.kill('SIGKILL');
  };
  const [, stdout, stderr, pipe] = child.stdio as Readable[] as [Readable, Readable, Readable, Readable];
  const tooMuch = () => kill(`it printed more than ${limits.output} bytes`);
  collect(stdout, limits.output, tooMuch);
  const printed = collect(stderr, limits.output, tooMuch);
  const report = collect(pipe, limits.output, tooMuch);
  const timer = setTimeout(() => kill(`it took longer than ${limits.time / 1000} s`), limits.time);
  const watch = watchMemory(child, limits.memory, () => kill(`it used more than ${limits.memory / 1e6} MB of memory`));
  try {
    const exit = await exitOf(child);
    const { result, attempts, ended } = readReport(report(), secret);
    const early = () => `it ended early, with ${exit}${lastLine(printed())}`;
    return { attempts, result: limit ? undefined : result, ended: limit ?? ended ?? (result ? undefined : early()) };
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}

/** How the process ended. Not `exit`: Node may emit that before the last output. */
const exitOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });

/** Keeps what a stream gives, up to a number of bytes. Returns a function that gives it. */
function collect(stream: Readable, most: number, tooMuch: () => void): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > most) tooMuch();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString();
}

/** Linux alone tells the memory of a process. Elsewhere the limits of the render thread's heap and buffers must do. */
function watchMemory({ pid }: ChildProcess, most: number, tooMuch: () => void): NodeJS.Timeout {
  return setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    if (Number(kilobytes) * 1024 > most) tooMuch();
  }, MEMORY_CHECK);
}

const lastLine = (text: string): string => {
  const error = text.split('\n').findLast((line) => /^(\w*Error|FATAL ERROR)\b/.test(line));
  return error ? ` (${error})` : '';
};
