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
