import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL = 50;
const TIMEOUT = 60_000;

/** Resolves when the condition holds. Rejects after a minute, with what it waited for. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await condition())) {
    if (performance.now() - start > TIMEOUT) throw new Error(`${TIMEOUT / 1000} s passed without: ${what}`);
    await sleep(INTERVAL);
  }
}
