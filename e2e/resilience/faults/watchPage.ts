import type { Page } from '@playwright/test';

/** What the shell tells the console of a remote that a card is shown for. */
const REPORT = 'A remote failed';

/** What browser, React and router say by themselves of a failure that the page has dealt with. */
const EXPECTED = [
  /^Failed to load resource/,
  /^Failed to find a valid digest in the 'integrity' attribute/,
  /^Refused to execute script from/,
  /^The above error occurred in/,
  /^React Router caught the following error/,
];

export type Watched = {
  /** Reports of failed remotes, in order. */
  reports: string[];
  /** Exceptions and rejections that nobody handled. */
  uncaught: string[];
  /** Other errors in the console. */
  complaints: string[];
};

/** Collects what goes wrong in a page from now on. What it gives grows. */
export function watchPage(page: Page): Watched {
  const watched: Watched = { reports: [], uncaught: [], complaints: [] };
  page.on('pageerror', ({ message }) => watched.uncaught.push(message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (text.startsWith(REPORT)) watched.reports.push(text);
    else if (!EXPECTED.some((pattern) => pattern.test(text))) watched.complaints.push(text);
  });
  return watched;
}
