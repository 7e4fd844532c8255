import * as overlay from 'webpack-hot-middleware/client-overlay.js';
import { ERRORS } from '../paths';

const reported = new WeakSet<Error>();

/** Shows an error over the page. The development server translates its stack into files and lines of the sources. */
async function report(error: unknown): Promise<void> {
  if (!(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  const response = await fetch(ERRORS, { method: 'POST', body: error.stack ?? String(error) });
  overlay.showProblems('errors', [`the page (Escape closes this)\n${await response.text()}`]);
}

/** Shows the server's error, because the browser may render the page well and hide that the server failed. */
async function showServerError(): Promise<void> {
  const response = await fetch(`${ERRORS}?${new URLSearchParams({ page: location.pathname + location.search })}`);
  const text = await response.text();
  if (text) overlay.showProblems('errors', [`the server (Escape closes this)\n${text}`]);
}
/** Reports each later error of the page, and the server's at once if the document is a substitute for a page that failed. */
function reportAll(): void {
  // SUBSTITUTE_MARK in shell/src/shared/composition/reports/clientErrors.ts.
  if ('substitute' in document.documentElement.dataset) void showServerError();

  // React reports errors that a boundary caught through the console only.
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
}

// Shell and remotes each bundle this module, and one of them is enough.
if (!('__ERRORS_REPORTED__' in window)) {
  Object.assign(window, { __ERRORS_REPORTED__: true });
  reportAll();
}
