import { test as base, type Page, type TestInfo } from '@playwright/test';
import { collectComplaints } from './pages/complaints';
import { expectNoStaleText, translate } from './translation';

export { expect } from '@playwright/test';

export type JourneyOptions = {
  /** Whether the browser translates each page, as in the project `translated`. The translation keeps the words. */
  translated: boolean;
};

/**
 * Playwright's `test` for journeys, which also work in a translated page. A failure first names the releases that the page
 * used and its console messages, so that QA knows which team to ask.
 */
export const test = base.extend<JourneyOptions>({
  translated: [false, { option: true }],
  page: async ({ page, translated }, use, testInfo) => {
    const complaints = collectComplaints(page);
    const releases = collectReleases(page);
    if (translated) await translate(page, { begin: 'served', wording: 'same' });
    await use(page);
    beginFailureWith(testInfo, [`releases: ${[...releases].join(', ')}`, ...complaints]);
    if (translated) await expectNoStaleText(page);
  },
});

/** Collects the releases whose files a page requests from now on: `mfe-blog 1.0.0-3f9c2a7b10`. */
function collectReleases(page: Page): Set<string> {
  const releases = new Set<string>();
  page.on('request', (request) => {
    const [, name, version] = /\/releases\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (name) releases.add(`${name} ${version}`);
  });
  return releases;
}

/** Puts these lines before the first error's own. */
function beginFailureWith({ errors: [first] }: TestInfo, lines: string[]): void {
  if (!first) return;
  const heading = `${lines.join('\n')}\n`;
  first.message = heading + (first.message ?? first.value ?? '');
  if (first.stack) first.stack = heading + first.stack;
}
