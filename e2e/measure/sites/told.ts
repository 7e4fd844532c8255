import type { CDPSession } from '@playwright/test';

/** The function of the page that its watchers call with `[what, value]` as JSON. */
const BINDING = 'tellMeasure';

/** What a page's watchers told under a name. Rejects where nothing comes within `timeout` milliseconds. */
export type Told = (what: string, timeout: number) => Promise<unknown>;

/**
 * Listens to a page's watchers, from now on. What they tell is kept, so it may be asked for later. Nothing is asked in
 * the page meanwhile: Playwright's `waitForFunction` evaluates a script of its own there, which took a phone's processor
 * 50 to 70 ms just before the first frame.
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
