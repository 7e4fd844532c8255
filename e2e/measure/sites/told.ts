import type { CDPSession } from '@playwright/test';

/** The page's function that its watchers call with `[name, value]` as JSON. */
const BINDING = 'tellMeasure';

/** Resolves to the report of a page's watchers under a name. Rejects when none comes within `timeout` milliseconds. */
export type Told = (what: string, timeout: number) => Promise<unknown>;

/**
 * Listens to a page's watchers from now on, and keeps their reports for later callers. It does not query the page, because
 * Playwright's `waitForFunction` runs a script in it. On a phone that took 50 to 70 ms of CPU just before the first frame.
 */
export async function listen(client: Pick<CDPSession, 'send' | 'on'>): Promise<Told> {
  const answers = new Map<string, PromiseWithResolvers<unknown>>();
  const answerTo = (what: string) => {
    const answer = answers.get(what) ?? Promise.withResolvers<unknown>();
    answers.set(what, answer);
    return answer;
  };
  client.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const [what, value] = JSON.parse(payload) as [string, unknown];
    answerTo(what).resolve(value);
  });
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: BINDING });
  return async (what, timeout) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`The page did not tell '${what}' in ${timeout} ms`)), timeout);
    try {
      return await Promise.race([answerTo(what).promise, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
