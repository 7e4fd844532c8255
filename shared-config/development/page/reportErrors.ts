import * as overlay from 'webpack-hot-middleware/client-overlay';
import { ERRORS } from '../addresses';

const reported = new WeakSet<Error>();

/** Shows an error over the page with the files and lines of the sources, which the server of development knows. */
async function report(error: unknown): Promise<void> {
  if (!(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  const response = await fetch(ERRORS, { method: 'POST', body: error.stack ?? String(error) });
  overlay.showProblems('errors', [`the page (Escape closes this)\n${await response.text()}`]);
}

/** The browser may render what the server could not, so without this nobody would see in the page that it failed. */
async function showServerError(): Promise<void> {
  const response = await fetch(`${ERRORS}?${new URLSearchParams({ page: location.pathname + location.search })}`);
  const text = await response.text();
  if (text) overlay.showProblems('errors', [`the server (Escape closes this)\n${text}`]);
}
// The document stands in for a page that failed (SUBSTITUTE_MARK in shell/src/shared/composition/reports/clientErrors.ts).
if ('substitute' in document.documentElement.dataset) void showServerError();

// React, too, tells errors that a boundary caught by the console.
const { error: print } = console;
console.error = (...values: unknown[]) => {
  print(...values);
  for (const value of values) void report(value);
};
addEventListener('error', ({ error }) => void report(error));
addEventListener('unhandledrejection', ({ reason }) => void report(reason));
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') overlay.clear();
});
