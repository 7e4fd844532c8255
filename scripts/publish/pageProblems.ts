import os from 'node:os';
import type { Browser, Page } from '@playwright/test';

/** Timeout for a page to become interactive, in milliseconds; long enough for a busy machine. */
const TIMEOUT = 30_000;

/** Opens the pages, one per core at a time, and returns a line for each that fails. */
export async function pageProblems(browser: Browser, site: string, addresses: readonly string[]): Promise<string[]> {
  const waiting = [...addresses];
  const problems: string[] = [];
  const openInTurn = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // Each page has its own context, so that it cannot read another page's storage.
      const page = await browser.newPage();
      const problem = await problemOf(page, site + address);
      if (problem !== undefined) problems.push(`${address}, in a browser: ${problem}`);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, openInTurn));
  return problems.sort();
}

/** The page's first error with its stack; undefined if the page became interactive without one. */
async function problemOf(page: Page, url: string): Promise<string | undefined> {
  try {
    await page.goto(url, { timeout: TIMEOUT });
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached', timeout: TIMEOUT });
    await page.locator('html:not([data-late-layout])').waitFor({ state: 'attached', timeout: TIMEOUT });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return (await firstError(page)) ?? `it is not interactive after ${TIMEOUT / 1000} s (${reason})`;
  }
  return firstError(page);
}

/** The first error that the page's first script has kept (shell/src/inline/pageErrors.ts). */
const firstError = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Work that effects start throws only after the effects have run.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    const { pageErrors } = window as unknown as { pageErrors?: { first: { error: unknown }[] } };
    const [first] = pageErrors?.first ?? [];
    if (!first) return undefined;
    return (first.error instanceof Error && first.error.stack) || String(first.error);
  });
