import { setTimeout as sleep } from 'node:timers/promises';
import { holderOf, tryLock } from './processLock';

/** Timeout for another process's lock, in milliseconds. */
const TIMEOUT = 120_000;

/** Runs `work` alone under a lock file, across all processes. Rejects if the lock is not free before the timeout. */
export async function exclusively<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const release = await waitForLock(file, performance.now() + TIMEOUT);
  try {
    return await work();
  } finally {
    release();
  }
}

async function waitForLock(file: string, deadline: number): Promise<() => void> {
  for (;;) {
    const release = tryLock(file);
    if (release) return release;
    if (performance.now() > deadline) {
      throw new Error(`${file} is locked by process ${holderOf(file) ?? '(unknown)'}: wait for it to end, or stop it`);
    }
    // A random delay keeps waiting processes from retrying all at once.
    await sleep(20 + Math.random() * 40);
  }
}
