import type { Page } from '@playwright/test';

/** Chromium warns of WebGL without a graphics card, and of fonts that a slow page uses late. */
const OF_THE_MACHINE = /WebGL|GPU|preloaded using link preload but not used/;

/** Collects a page's failures from now on: console errors, uncaught exceptions, failed requests, and optionally warnings. */
export function collectComplaints(page: Page, { warnings = false } = {}): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isWarning = warnings && message.type() === 'warning' && !OF_THE_MACHINE.test(message.text());
    if (message.type() === 'error' || isWarning) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // When a video starts to play, the browser aborts its first request.
    if (request.resourceType() !== 'media' || request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}
