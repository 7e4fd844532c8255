import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';

/** A line as the browser's network service is told of it: milliseconds a request, bytes a second. */
const PHONE_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
/** Lighthouse's phone. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Moto G4'].userAgent,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export type Profile = 'phone' | 'unthrottled';
export type Visitor = { page: Page; client: CDPSession; leave(): Promise<void> };

/** A visitor who was never here: a context of its own with an empty cache, which then works as a visitor's does. */
export async function newVisitor(browser: Browser, profile: Profile, ...scripts: string[]): Promise<Visitor> {
  const context = await browser.newContext({ ...(profile === 'phone' ? SCREEN : DESKTOP), locale: 'es-ES' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (profile === 'phone') {
    await client.send('Network.emulateNetworkConditions', PHONE_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  for (const script of scripts) await page.addInitScript(script);
  return { page, client, leave: () => context.close() };
}

/** A function as the text of a script that runs before any of the page's; tsx marks names with a function of its own. */
export const asScript = <Parameter>(run: (parameter: Parameter) => void, parameter: Parameter) =>
  `((__name) => (${run.toString()})(${JSON.stringify(parameter)}))((value) => value);`;
