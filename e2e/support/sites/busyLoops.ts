import { type ChildProcess, spawn } from 'node:child_process';

/** Starts this many programs that use all available processor time, as on a busy machine. */
export function startBusyLoops(count: number): { stop(): void } {
  const loops: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return {
    stop() {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}
