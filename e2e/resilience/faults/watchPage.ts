import type { Page } from '@playwright/test';

/** The shell's console message about a remote for which it shows a card. */
const REPORT = 'A remote failed';

/** Messages of browser, React and router about a failure that the page has handled. */
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
  /** Unhandled exceptions and rejections. */
  uncaught: string[];
  /** Other errors in the console. */
  complaints: string[];
};

/** Collects a page's errors from now on. The returned lists grow. */
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
