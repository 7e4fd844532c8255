import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** For what a program printed last, after it has ended, in milliseconds. */
const LAST_OUTPUT = 1000;

type Options = {
  env?: NodeJS.ProcessEnv;
  out?: NodeJS.WriteStream | NodeJS.WritableStream;
  err?: NodeJS.WriteStream | NodeJS.WritableStream;
};

/**
 * Runs a Node program in a folder, shows what it prints, and resolves with its exit code.
 *
 * A terminal is handed on as it is. Into anything else the output goes through this process: a process that a failed test has
 * left behind keeps the output of its parents open, and whoever reads that, such as a CI, would wait for its end for ever.
 */
export async function show(
  folder: string,
  args: string[],
  { env = {}, out = process.stdout, err = process.stderr }: Options = {},
): Promise<number> {
  const output = 'isTTY' in out && out.isTTY ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
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
