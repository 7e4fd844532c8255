import { remoteForPath } from 'shared-contracts';
import type { PageAddress } from '../../shared/composition/PageAddress';
import type { ComposedPage } from '../pages/PageComposer';
import type { LiveRemote } from '../registry/LiveRemote';
import type { Snapshot } from '../registry/ReleaseRegistry';

/** A page that is asked for: its address and its remote, found once, under the releases of one moment. */
export type PageQuestion = { address: PageAddress; remote: LiveRemote | undefined; snapshot: Snapshot };

/** What routes need of the service that makes pages. */
export type Pages = {
  /** The page from the cache, or made anew. Rejects only where the shell itself cannot be rendered. */
  page(question: PageQuestion): Promise<ComposedPage>;
  /** The page made for this one request. Rejects as `page` does. */
  compose(question: PageQuestion): Promise<ComposedPage>;
};

/** The releases of this moment. */
export type Releases = { current(): Snapshot };

/** Finds the remote of an address among the releases of a moment. */
export const pageQuestion = (address: PageAddress, snapshot: Snapshot): PageQuestion => ({
  address,
  remote: remoteForPath(snapshot.remotes, address.pathname),
  snapshot,
});
