import type { Page } from '@playwright/test';

/** Holds back the scripts whose path matches (by default all) until the test calls the returned function. */
export async function holdScripts(page: Page, held = /^\/(assets|releases)\/.*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = (url: URL) => held.test(url.pathname);
  await page.route(isHeld, async (route) => {
    await released;
    // If the page was left meanwhile, the request no longer exists.
    await route.continue().catch(() => {});
  });
  return release;
}
