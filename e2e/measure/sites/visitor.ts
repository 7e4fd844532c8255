import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

/** The network that the browser emulates: milliseconds for each request, bytes a second. */
const PHONE_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
/** The phone that Lighthouse emulates. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Moto G4'].userAgent,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** The page's function that its watchers call with `[name, value]` as JSON. */
const BINDING = 'tellMeasure';

export type Profile = 'phone' | 'unthrottled';
/** Resolves to the report of a page's watchers under a name. Rejects when none comes within `timeout` milliseconds. */
type Told = (what: string, timeout: number) => Promise<unknown>;
type Visitor = {
  page: Page;
  client: CDPSession;
  told: Told;
  /** CPU time of the main thread so far, in milliseconds. */
  cpu(): Promise<number>;
  leave(): Promise<void>;
};

/** A new visitor: a browser context with an empty cache. `scripts` run before those of each page. */
export async function newVisitor(browser: Browser, profile: Profile, ...scripts: string[]): Promise<Visitor> {
  const context = await browser.newContext({ ...(profile === 'phone' ? SCREEN : DESKTOP), locale: 'es-ES' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  // Counts the thread's ticks instead of the clock's, so that other programs on the machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (profile === 'phone') {
    await client.send('Network.emulateNetworkConditions', PHONE_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  const told = await listen(client);
  for (const script of scripts) await page.addInitScript(script);
  const cpu = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return { page, client, told, cpu, leave: () => context.close() };
}

/** The source of a function as a script for `newVisitor`. tsx wraps names in calls of `__name`, which pages do not have. */
export const asScript = <Parameter>(run: (parameter: Parameter) => void, parameter: Parameter) =>
  `((__name) => (${run.toString()})(${JSON.stringify(parameter)}))((value) => value);`;

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
