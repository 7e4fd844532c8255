import { type ChildProcess, spawn } from 'node:child_process';

/** Starts so many programs that use all the processor time they get, as on a busy machine. */
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
