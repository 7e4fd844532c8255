import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Timeout for a program's last output after it has ended, in milliseconds. */
const LAST_OUTPUT = 1000;

type Options = {
  env?: NodeJS.ProcessEnv;
  /** A program with arguments that runs Node's command line. */
  within?: string[];
  out?: NodeJS.WriteStream | NodeJS.WritableStream;
  err?: NodeJS.WriteStream | NodeJS.WritableStream;
};

/**
 * Runs a Node program in a folder, shows its output, and resolves with its exit code. The program writes to a terminal
 * directly. Other output passes through this process: a process that a failed test left behind keeps its parents' output
 * open. A reader of that output, such as a CI, would wait for ever.
 */
export async function show(
  folder: string,
  args: string[],
  { env = {}, within = [], out = process.stdout, err = process.stderr }: Options = {},
): Promise<number> {
  const output = 'isTTY' in out && out.isTTY ? 'inherit' : 'pipe';
  const [program = process.execPath, ...rest] = [...within, process.execPath, ...args];
  const child = spawn(program, rest, {
    cwd: folder,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  child.stdout?.pipe(out, { end: false });
  child.stderr?.pipe(err, { end: false });
  const closed = once(child, 'close').catch(() => {});
  const [code] = (await once(child, 'exit')) as [number | null];
  await Promise.race([closed, sleep(LAST_OUTPUT, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return code ?? 1;
}
