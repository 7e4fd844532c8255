import type { Registry } from '@tramuntana/contracts';
import { hrefOf } from '../../shared/composition/page/PageAddress';
import { releaseOf } from '../store/LiveRemote';
import type { Snapshot } from '../store/Snapshot';
import type { PageCache, PageSet } from './PageCache';
import type { ComposedPage, PageComposer, PageQuestion, PostedForm } from './PageComposer';

/** The site's pages, from the cache or composed. */
export class PageService {
  constructor(
    private readonly composer: PageComposer,
    private readonly cache: PageCache,
  ) {}

  /** The page of an address, for any visitor of its version set. Rejects only if not even the shell can be rendered. */
  page(question: PageQuestion): Promise<ComposedPage> {
    const current = () => this.setOf(question);
    return this.cache.page(hrefOf(question.address), current, () => this.compose(question));
  }

  /** Whether the page would be served without composing it. */
  has(question: PageQuestion): boolean {
    return this.cache.has(hrefOf(question.address), this.setOf(question));
  }

  /** The page, composed for one visitor alone. */
  compose(question: PageQuestion): Promise<ComposedPage> {
    return this.composer.compose(question);
  }

  /** The answer to a form, only for its sender. Rejects if the form's route could not take it. */
  submit(question: PageQuestion, form: PostedForm): Promise<ComposedPage> {
    return this.composer.submit(question, form);
  }

  /** The current registry of pages. */
  registry(snapshot: Snapshot): Registry {
    return this.composer.registry(snapshot);
  }

  /** The state that the page depends on, for the cache. */
  setOf({ remote, snapshot }: PageQuestion): PageSet {
    const withheld = this.composer.withheld(snapshot);
    const revision = [snapshot.revision, ...withheld].join(' ');
    if (!remote) return { revision, release: '', snapshot };
    const own = releaseOf(remote);
    const isRendered = remote.status === 'available' && !withheld.includes(own);
    return { revision, release: isRendered ? own : `${own} withheld`, snapshot };
  }
}
