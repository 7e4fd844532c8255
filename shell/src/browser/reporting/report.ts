import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { watchErrors } from '../watchErrors/watchErrors';
import { mayReport } from './mayReport';
import { sendVitals } from './sendVitals';

/** Tells the server how the page does: its errors from now on, and its Web Vitals (docs/product/site.md#keep-16). */
export function report(remotes: Pick<LoadableRemotes, 'forPath'>): void {
  if (!mayReport()) return;
  watchErrors();
  const own = remotes.forPath(location.pathname);
  if (own) sendVitals({ remote: own.name, version: own.version });
}
