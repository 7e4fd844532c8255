import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { listen, type Told } from './told';

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

export type Profile = 'phone' | 'unthrottled';
type Visitor = { page: Page; client: CDPSession; told: Told; leave(): Promise<void> };

/** A new visitor: a browser context with an empty cache. `scripts` run before those of each page. */
export async function newVisitor(browser: Browser, profile: Profile, ...scripts: string[]): Promise<Visitor> {
  const context = await browser.newContext({ ...(profile === 'phone' ? SCREEN : DESKTOP), locale: 'es-ES' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (profile === 'phone') {
    await client.send('Network.emulateNetworkConditions', PHONE_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  const told = await listen(client);
  for (const script of scripts) await page.addInitScript(script);
  return { page, client, told, leave: () => context.close() };
}

/** The source of a function as a script for `newVisitor`. tsx wraps names in calls of `__name`, which pages do not have. */
export const asScript = <Parameter>(run: (parameter: Parameter) => void, parameter: Parameter) =>
  `((__name) => (${run.toString()})(${JSON.stringify(parameter)}))((value) => value);`;
