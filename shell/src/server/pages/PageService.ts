import type { Registry } from 'shared-contracts';
import { hrefOf } from '../../shared/composition/PageAddress';
import { releaseOf } from '../registry/LiveRemote';
import type { Snapshot } from '../registry/Snapshot';
import type { PageCache, PageSet } from './PageCache';
import type { ComposedPage, PageComposer, PageQuestion, PostedForm } from './PageComposer';

/** The site's pages, from the cache or composed. */
export class PageService {
  private releases: Omit<PageSet, 'release'> | undefined;

  constructor(
    private readonly composer: PageComposer,
    private readonly cache: PageCache,
  ) {}

  /** The page of an address, for any visitor. Rejects only if not even the shell can be rendered. */
  page(question: PageQuestion): Promise<ComposedPage> {
    const current = () => this.setOf(question);
    return this.cache.page(hrefOf(question.address), current, () => this.compose(question));
  }

  /** The page, composed anew for one visitor. */
  compose(question: PageQuestion): Promise<ComposedPage> {
    return this.composer.compose(question);
  }

  /** The answer to a form, only for the visitor who sent it. Rejects if the form could not be given to its route. */
  submit(question: PageQuestion, form: PostedForm): Promise<ComposedPage> {
    return this.composer.submit(question, form);
  }

  /** The registry that pages get now. */
  registry(snapshot: Snapshot): Registry {
    return this.composer.registry(snapshot);
  }

  /** What a page depends on, for the cache. */
  setOf({ remote, snapshot }: PageQuestion): PageSet {
    const releases = this.releasesOf(snapshot);
    const own = remote ? releaseOf(remote) : '';
    return { ...releases, release: releases.offered.includes(own) ? own : '' };
  }

  /** Memoized, because it is the same for all pages of a revision and each request needs it. */
  private releasesOf(snapshot: Snapshot): Omit<PageSet, 'release'> {
    const withheld = this.composer.withheld(snapshot);
    const revision = [snapshot.revision, ...withheld].join(' ');
    if (this.releases?.revision !== revision) {
      const available = snapshot.remotes.filter(({ status }) => status === 'available').map(releaseOf);
      this.releases = { revision, withheld, offered: available.filter((release) => !withheld.includes(release)) };
    }
    return this.releases;
  }
}
