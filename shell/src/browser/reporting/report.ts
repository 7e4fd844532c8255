import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { VITALS_PATH, type VitalsReport } from '../../shared/composition/reports/vitals';
import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { watchErrors } from './watchErrors';

/** Reports the page's errors and its Web Vitals to the server (docs/product/site.md#keep-16). */
export function report(remotes: Pick<LoadableRemotes, 'forPath'>): void {
  if (!mayReport()) return;
  watchErrors();
  const own = remotes.forPath(location.pathname);
  if (own) sendVitals({ remote: own.name, version: own.version });
}

type Wishes = { globalPrivacyControl?: boolean; connection?: { saveData?: boolean } };

/** Whether this browser may send reports. Not if it asks not to be tracked, or if it saves data. */
function mayReport(): boolean {
  const { doNotTrack, globalPrivacyControl, connection } = navigator as Navigator & Wishes;
  return doNotTrack !== '1' && !globalPrivacyControl && !connection?.saveData;
}

/**
 * Sends the document's Web Vitals once, when it is first hidden or left. A phone may end a hidden page without another
 * event (https://web.dev/articles/vitals-measurement-getting-started). `page` names the release of the document's page.
 */
function sendVitals(page: { remote: string; version: string }): void {
  const report: VitalsReport = { ...page };
  let isSent = false;
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB]) {
    watch(({ name, value }) => Object.assign(report, { [name]: value }), { reportAllChanges: true });
  }
  const send = () => {
    if (isSent || (document as { prerendering?: boolean }).prerendering) return;
    isSent = true;
    navigator.sendBeacon(VITALS_PATH, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', () => document.hidden && send());
  // Safari can leave a page without hiding it first.
  window.addEventListener('pagehide', send);
}
