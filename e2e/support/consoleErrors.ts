import type { Page } from '@playwright/test';

/** Collects what a page complains about: console errors, uncaught exceptions, failed requests of this site. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A video that starts to play ends its first request by itself, and that of its poster.
    const isOfVideo = request.resourceType() === 'media' || request.url().includes('poster');
    if (!isOfVideo || request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** Resolves when the page was taken over by its scripts. */
export const hydrated = (page: Page) => page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
