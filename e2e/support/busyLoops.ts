import { type ChildProcess, spawn } from 'node:child_process';

/** Starts programs that use all the processor time that they can get, as a busy machine's other programs do. */
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
