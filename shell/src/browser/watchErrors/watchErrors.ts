import { CLIENT_ERRORS_PATH, type ClientError, SUBSTITUTE_MARK } from '../../shared/composition/reports/clientErrors';
import { followErrors } from './followErrors';
import { wasPrepared } from './wasPrepared';
import { whenShown } from './whenShown';

/**
 * Tells the server of views that fail in the browser: by an error that a card was shown for, or that nobody caught. The
 * server compares a canary with the live release by them. Pages of a site with a canary tell at once, all others when they
 * are at rest; what happened before is told then.
 */
export function watchErrors(): void {
  const { dataset } = document.documentElement;
  // Two scripts may ask for it, and they share no modules.
  if (dataset.errorsWatched) return;
  dataset.errorsWatched = 'true';
  const reported = new Set<string>();
  followErrors(({ path, remote, version, isDocument }) => {
    // A view fails once, and of a page that the server could not render it has counted the failure.
    if (reported.has(path) || (isDocument && SUBSTITUTE_MARK in dataset)) return;
    reported.add(path);
    whenShown(() => {
      // The view of a document that was prepared is counted with its failure.
      const body: ClientError = { path, remote, version, isDocument: isDocument && !wasPrepared() };
      navigator.sendBeacon(CLIENT_ERRORS_PATH, JSON.stringify(body));
    });
  });
}
