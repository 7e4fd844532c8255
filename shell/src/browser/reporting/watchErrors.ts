import { CLIENT_ERRORS_PATH, type ClientError, SUBSTITUTE_MARK } from '../../shared/composition/reports/clientErrors';
import { followErrors } from './followErrors';

/**
 * Reports views that fail in the browser, by an uncaught error or an error behind a card. The server compares a canary with
 * the live release by these reports. On a site with a canary, pages report at once. Other pages report at rest, including
 * earlier errors.
 */
export function watchErrors(): void {
  const { dataset } = document.documentElement;
  // Two scripts may call this, and they share no modules.
  if (dataset.errorsWatched) return;
  dataset.errorsWatched = 'true';
  const reported = new Set<string>();
  followErrors(({ path, remote, version, isDocument }) => {
    // Report each view once. For a substitute, the server has counted the failure already.
    if (reported.has(path) || (isDocument && SUBSTITUTE_MARK in dataset)) return;
    reported.add(path);
    whenShown(() => {
      // The server has not counted a prepared document's view, so this report counts view and failure.
      const body: ClientError = { path, remote, version, isDocument: isDocument && !wasPrepared() };
      navigator.sendBeacon(CLIENT_ERRORS_PATH, JSON.stringify(body));
    });
  });
}

type Prerenderable = Document & { prerendering?: boolean };

/** Calls back at once. On a prerendered page, it calls back when the browser shows the page, which may never happen. */
function whenShown(act: () => void): void {
  if ((document as Prerenderable).prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

type Navigation = PerformanceEntry & { activationStart?: number; deliveryType?: string };

/**
 * Whether the browser prerendered or prefetched the document before the visitor opened it. The server has then counted no
 * view of it.
 */
function wasPrepared(): boolean {
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as Navigation[];
  return Boolean(navigation?.activationStart) || navigation?.deliveryType === 'navigational-prefetch';
}
