import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A setting of `npm run containers`, which builds the image and starts these tests. */
export function setting(name: 'CONTAINER_ENGINE' | 'IMAGE' | 'IMAGE_BASE'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start these tests with npm run containers.`);
  return value;
}

/** Runs a command of Docker or podman, and resolves to its output. Rejects with its errors if it fails. */
export async function engine(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(setting('CONTAINER_ENGINE'), args, {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout.trim();
}

/** Options that make the root of a container read-only. podman would add writable folders that Docker does not have. */
export const readOnlyRoot = (): string[] =>
  setting('CONTAINER_ENGINE') === 'podman' ? ['--read-only', '--read-only-tmpfs=false'] : ['--read-only'];

/** Exit code of a command that may fail. */
export const exitCodeOf = (running: Promise<unknown>): Promise<number> =>
  running.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );

export type Ended = { exitCode: number; seconds: number };

/** Ends a container by its stop signal, and kills it after the grace period. */
export async function stopContainer(name: string, gracePeriod: number): Promise<Ended> {
  const start = performance.now();
  await engine('stop', '--time', String(gracePeriod), name);
  const seconds = (performance.now() - start) / 1000;
  return { exitCode: Number(await engine('inspect', '--format', '{{.State.ExitCode}}', name)), seconds };
}

/** Repeats a check until it succeeds. Rejects with its last error if the container ends before, or after two minutes. */
export async function untilItSucceeds(name: string, check: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const error = await check().then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (error === undefined) return;
    const isRunning = (await engine('inspect', '--format', '{{.State.Running}}', name)) === 'true';
    if (!isRunning || performance.now() > deadline)
      throw new Error(`${name} is not ready: ${error.message}\n${await engine('logs', '--tail', '20', name)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
