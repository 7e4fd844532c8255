import { CLIENT_ERRORS_PATH, type ClientError, REMOTE_FAILED } from '../../shared/composition/clientErrors';

const RELEASE = /\/releases\/([^/]+)\/([^/]+)\//;

/**
 * Tells the server of views that fail in the browser: by an error that a card was shown for, or that nobody caught. The
 * server compares a canary with the live release by them. Pages of a site with a canary watch from their start, all others
 * when they are at rest.
 */
export function watchErrors(): void {
  const { dataset } = document.documentElement;
  // Two scripts may ask for it, and they share no modules.
  if (dataset.errorsWatched) return;
  dataset.errorsWatched = 'true';
  const documentPath = location.pathname;
  const reported = new Set<string>();

  function report(error: unknown): void {
    const path = location.pathname;
    const { stack = '', message = '' } = error instanceof Error ? error : {};
    const text = `${message} ${stack}`;
    // A view fails once. What a visitor's browser extension does wrong is no release's fault.
    if (reported.has(path) || text.includes('extension://')) return;
    reported.add(path);
    const [, remote, version] = RELEASE.exec(text) ?? [];
    const body: ClientError = { path, remote, version, isDocument: path === documentPath };
    navigator.sendBeacon(CLIENT_ERRORS_PATH, JSON.stringify(body));
  }

  window.addEventListener('error', ({ error }) => {
    // Without an error it is the browser's own notice, as of a ResizeObserver.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  // What a card is shown for was caught, and only the console is told. An event would cost all first pages its bytes.
  const { error: log } = console;
  console.error = (...told: unknown[]) => {
    log(...told);
    if (told[0] === REMOTE_FAILED) report(told[1]);
  };
}
