import type { Page } from '@playwright/test';

/** Collects what goes wrong in a page from now on: console errors, uncaught exceptions, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // When a video starts to play, the browser aborts its first request.
    if (request.resourceType() !== 'media' || request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}
