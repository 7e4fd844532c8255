import type { LoadableRemotes } from '../remotes/createPageRemotes';
import { watchErrors } from './watchErrors';
import { mayReport } from './mayReport';
import { sendVitals } from './sendVitals';

/** Reports the page's errors and its Web Vitals to the server (docs/product/site.md#keep-16). */
export function report(remotes: Pick<LoadableRemotes, 'forPath'>): void {
  if (!mayReport()) return;
  watchErrors();
  const own = remotes.forPath(location.pathname);
  if (own) sendVitals({ remote: own.name, version: own.version });
}
