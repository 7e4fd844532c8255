import type { Page } from '@playwright/test';

/** Keeps back the scripts whose path matches, normally all, until the function that it returns is called. */
export async function holdScripts(page: Page, held = /^\/(assets|releases)\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = (url: URL) => held.test(url.pathname);
  await page.route(isHeld, async (route) => {
    await released;
    // Where the page was left meanwhile, the request no longer exists.
    await route.continue().catch(() => {});
  });
  return release;
}
