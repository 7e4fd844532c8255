import type { FastifyReply, FastifyRequest } from 'fastify';
import { remoteForPath } from 'shared-contracts';
import type { PageAddress } from '../../../shared/composition/page/PageAddress';
import type { ComposedPage, PageQuestion, PostedForm } from '../../pages/PageComposer';
import type { Snapshot } from '../../store/Snapshot';
import type { Visit } from '../../visitors/VisitorSets';

/** The part of PageService that routes use. */
export type Pages = {
  /** The page from the cache, or rendered. Rejects only if not even the shell can be rendered. */
  page(question: PageQuestion): Promise<ComposedPage>;
  /** Whether `page` would return a page without rendering it. */
  has(question: PageQuestion): boolean;
  /** The page, rendered for this request alone. Rejects like `page`. */
  compose(question: PageQuestion): Promise<ComposedPage>;
  /** The answer to a form. Rejects if the form's route could not take it. */
  submit(question: PageQuestion, form: PostedForm): Promise<ComposedPage>;
};

/** The version sets of visitors. */
export type Visitors = { ofPage(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<Visit> };

/** The releases in use now. */
export type Releases = { current(): Snapshot };

/** Finds the remote of an address in a snapshot. */
export const pageQuestion = (address: PageAddress, snapshot: Snapshot): PageQuestion => ({
  address,
  remote: remoteForPath(snapshot.remotes, address.pathname),
  snapshot,
});

/** The page of a visit. A browser with pins gets a page rendered for it alone. */
export const pageFor = (pages: Pick<Pages, 'page' | 'compose'>, question: PageQuestion, { pinned }: Visit) =>
  pinned ? pages.compose(question) : pages.page(question);
