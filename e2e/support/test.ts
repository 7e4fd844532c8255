import { test as base, type TestInfo } from '@playwright/test';
import { collectComplaints } from './pages/complaints';
import { collectReleases } from './pages/releases';
import { expectNoStaleText, translate } from './translation/translate';

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

/** Puts these lines before the first error's own. */
function beginFailureWith({ errors: [first] }: TestInfo, lines: string[]): void {
  if (!first) return;
  const heading = `${lines.join('\n')}\n`;
  first.message = heading + (first.message ?? first.value ?? '');
  if (first.stack) first.stack = heading + first.stack;
}
