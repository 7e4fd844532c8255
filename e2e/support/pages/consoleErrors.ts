import type { Page } from '@playwright/test';

/** Collects what goes wrong in a page from now on: console errors, uncaught exceptions, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // When a video starts to play, the browser aborts its first request and that of its poster.
    const isOfVideo = request.resourceType() === 'media' || request.url().includes('poster');
    if (!isOfVideo || request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** Resolves once the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });

/** Resolves once the sections below the screen are laid out as well, one in each idle moment after hydration. */
export const laidOut = (page: Page) => page.locator('html:not([data-late-layout])').waitFor({ state: 'attached' });
