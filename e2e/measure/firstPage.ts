import { chromium } from '@playwright/test';
import { browserOptions } from '../support/browser';

export type FirstPage = {
  /** JavaScript as it was transferred (brotli), in bytes, React included. */
  scriptBytes: number;
  /** The longest chain in which one script had to run before the next was asked for. */
  scriptLevels: number;
};

type Initiator = { type: string; url?: string; stack?: { callFrames: { url: string }[] } };

/** Loads a page with nothing cached and looks at its scripts. */
export async function measureFirstPage(address: string): Promise<FirstPage> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const scripts = new Map<string, { id: string; initiator: Initiator }>();
    const sizes = new Map<string, number>();
    client.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
      if (type === 'Script' && !scripts.has(request.url)) scripts.set(request.url, { id: requestId, initiator });
    });
    // Of the body alone: headers say nothing of how much JavaScript there is.
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
    );
    await page.goto(address);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const level = (url: string): number => {
      const initiator = scripts.get(url)?.initiator;
      const parent = initiator?.stack?.callFrames[0]?.url;
      return initiator?.type === 'script' && parent && scripts.has(parent) ? level(parent) + 1 : 1;
    };
    return {
      scriptBytes: [...scripts.values()].reduce((sum, { id }) => sum + (sizes.get(id) ?? 0), 0),
      scriptLevels: Math.max(...[...scripts.keys()].map(level)),
    };
  } finally {
    await browser.close();
  }
}
