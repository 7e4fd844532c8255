import { remoteForPath } from '@tramuntana/contracts';
import type { PageAddress } from '../../../shared/composition/page/PageAddress';
import type { PageQuestion } from '../../pages/PageComposer';
import type { PageService } from '../../pages/PageService';
import type { ReleaseRegistry } from '../../store/ReleaseRegistry';
import type { Snapshot } from '../../store/Snapshot';
import type { Visit, VisitorSets } from '../../visitors/VisitorSets';

/** What routes need of the rooms below them. */
export type Pages = Pick<PageService, 'page' | 'has' | 'compose' | 'submit'>;
export type Visitors = Pick<VisitorSets, 'ofPage'>;
export type Releases = Pick<ReleaseRegistry, 'current'>;

/** Finds the remote of an address in a snapshot. */
export const pageQuestion = (address: PageAddress, snapshot: Snapshot): PageQuestion => ({
  address,
  remote: remoteForPath(snapshot.remotes, address.pathname),
  snapshot,
});

/** The page of a visit. A browser with pins gets a page rendered for it alone. */
export const pageFor = (pages: Pick<Pages, 'page' | 'compose'>, question: PageQuestion, { pinned }: Visit) =>
  pinned ? pages.compose(question) : pages.page(question);
