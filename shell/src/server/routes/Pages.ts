import { remoteForPath } from 'shared-contracts';
import type { PageAddress } from '../../shared/composition/PageAddress';
import type { ComposedPage, PageQuestion } from '../pages/PageComposer';
import type { Snapshot } from '../registry/Snapshot';

/** What routes need of the service that makes pages. */
export type Pages = {
  /** The page from the cache, or made anew. Rejects only where the shell itself cannot be rendered. */
  page(question: PageQuestion): Promise<ComposedPage>;
  /** The page made for this one request. Rejects as `page` does. */
  compose(question: PageQuestion): Promise<ComposedPage>;
  /** The answer to a form (URL-encoded fields). Rejects where it could not be given to its route. */
  submit(question: PageQuestion, form: string): Promise<ComposedPage>;
};

/** The releases of this moment. */
export type Releases = { current(): Snapshot };

/** Finds the remote of an address among the releases of a moment. */
export const pageQuestion = (address: PageAddress, snapshot: Snapshot): PageQuestion => ({
  address,
  remote: remoteForPath(snapshot.remotes, address.pathname),
  snapshot,
});
