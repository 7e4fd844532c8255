import { setTimeout as sleep } from 'node:timers/promises';

/** Interval for asking the shell, in milliseconds. */
const INTERVAL = 500;

type Options = { print: (line: string) => void; signal: AbortSignal };

/**
 * Resolves when the shell at this address can serve pages, or at the signal. Prints the reason for waiting whenever it
 * changes: for example, a new machine has no release until it reaches the store.
 */
export async function untilReady(url: string, { print, signal }: Options): Promise<void> {
  let told: string | undefined;
  while (!signal.aborted) {
    const waitsFor = await whatItWaitsFor(url);
    if (waitsFor === undefined) return;
    if (waitsFor !== told) print(`The site answers at ${url} and is not ready. It waits for ${waitsFor}`);
    told = waitsFor;
    await sleep(INTERVAL, undefined, { signal }).catch(() => {});
  }
}

/** Undefined when the shell is ready. */
async function whatItWaitsFor(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/healthz`);
    if (response.status !== 503) return undefined;
    return ((await response.json()) as { waitsFor: string }).waitsFor;
  } catch (error) {
    return `the shell (${(error as Error).message})`;
  }
}
