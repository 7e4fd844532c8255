import type { Registry } from 'shared-contracts';
import type { EncodedPage } from '../../render-worker/protocol';
import { hrefOf, type PageAddress } from '../../shared/composition/PageAddress';
import { writeDocument } from '../document/writeDocument';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import { linkedRemotes, ownRegistry } from '../registry/linkedRemotes';
import type { PageScripts } from '../registry/PageScripts';
import { pageRegistry, registryRemote, type Snapshot } from '../registry/Snapshot';
import type { RenderPool } from '../threads/RenderPool';
import { EncodedDocument } from './EncodedDocument';

/** How long a page may take to be rendered, in milliseconds: every request has its answer within 2 s. */
const RENDER_TIMEOUT = 1750;
/** How long a form may take, in milliseconds: the API's own timeout for it, and a page. */
const SUBMIT_TIMEOUT = 12_000;
/** How long the substitute of a late page may take, in milliseconds: what is left of the 2 s. */
const SUBSTITUTE_TIMEOUT = 200;
/** How long one that nobody waits for yet may take, in milliseconds: on a busy machine it must come in the end. */
const PREPARE_TIMEOUT = 10_000;

type Log = { error(details: object, message: string): void };
type Options = {
  pool: Pick<RenderPool, 'render' | 'submit' | 'isWithheld'>;
  /** Which scripts the releases' pages need. */
  scripts: PageScripts;
  /** Addresses of the shell's own scripts, in order. */
  shellScripts: string[];
  log: Log;
};

/** A page to make: its address, the remote that answers it (undefined: none does), and the releases in use. */
export type PageQuestion = { address: PageAddress; remote: LiveRemote | undefined; snapshot: Snapshot };

export type ComposedPage = {
  document: EncodedDocument;
  status: number;
  /** True for a whole page, which may be given to other visitors too. */
  keep: boolean;
  /** Where to go instead, for 3xx. */
  location?: string;
  /** True for the shell around a placeholder, where the remote could not be rendered. */
  isSubstitute: boolean;
};

/**
 * Makes the document of an address: the page's remote rendered in its thread, or, where that fails, the shell around a
 * placeholder. A failure of one remote is never the site's.
 */
export class PageComposer {
  /** Rendered substitutes, one a release and status. Their documents are written when they are used. */
  private readonly spares = new Map<string, EncodedPage>();
  private readonly isWithheld = (remote: LiveRemote) => this.options.pool.isWithheld(remote);

  constructor(private readonly options: Options) {}

  /** Rejects only where not even the shell can be rendered. */
  async compose({ address, remote, snapshot }: PageQuestion): Promise<ComposedPage> {
    const { pool, log } = this.options;
    if (remote && (remote.status !== 'available' || pool.isWithheld(remote))) {
      return this.withoutRemote(address, remote, snapshot);
    }
    const asksForChunks = remote !== undefined && !this.options.scripts.knows(remote);
    const page = { address, remote: remote?.name ?? null, registry: this.own(remote, snapshot), asksForChunks };
    try {
      const rendered = await pool.render(remote ?? null, page, RENDER_TIMEOUT);
      if (remote && rendered.pages) this.options.scripts.learn(remote, rendered.pages);
      return {
        ...this.document(rendered, remote, snapshot),
        keep: rendered.complete && !rendered.location,
        isSubstitute: false,
      };
    } catch (error) {
      if (!remote) throw error;
      log.error(
        { remote: remote.name, version: remote.version, url: hrefOf(address), err: error },
        'remote not rendered',
      );
      return this.withoutRemote(address, remote, snapshot);
    }
  }

  /**
   * Gives a form's fields (URL-encoded) to the route that they were posted to, and composes its answer. Rejects with a
   * RenderFailure where the route's remote cannot be rendered now: nothing can stand in for it.
   */
  async submit({ address, remote, snapshot }: PageQuestion, form: string): Promise<ComposedPage> {
    const page = { address, remote: remote?.name ?? null, registry: this.own(remote, snapshot), form };
    const rendered = await this.options.pool.submit(remote ?? null, page, SUBMIT_TIMEOUT);
    return { ...this.document(rendered, remote, snapshot), keep: false, isSubstitute: false };
  }

  /** Releases that no browser should load now, because they got stuck in the server a moment ago. */
  withheld({ remotes }: Snapshot): string[] {
    return remotes.filter((remote) => this.options.pool.isWithheld(remote)).map(releaseOf);
  }

  /** The registry as pages get it, without what is withheld. */
  registry(snapshot: Snapshot): Registry {
    return pageRegistry(snapshot, this.options.scripts, this.isWithheld);
  }

  /**
   * Renders what stands in for each remote's pages where not even the shell has time to be rendered. To be called when
   * another set of releases is in use. Never rejects.
   */
  async prepareSubstitutes(snapshot: Snapshot): Promise<void> {
    const current = new Set(snapshot.remotes.map((remote) => this.spareKey(remote)));
    for (const key of this.spares.keys()) if (!current.has(key)) this.spares.delete(key);
    const missing = snapshot.remotes.filter((remote) => !this.spares.has(this.spareKey(remote)));
    const made = missing.map((remote) => {
      const address = { pathname: remote.mounts[0] ?? '/', search: '' };
      return this.renderSubstitute(address, remote, snapshot, PREPARE_TIMEOUT).catch(() => undefined);
    });
    await Promise.all(made);
  }

  /**
   * The shell around a card where no browser may load the remote either (503), else around a placeholder that the browser
   * fills (200). Where the machine has no time even for that, the one of another page of the remote.
   */
  private async withoutRemote(address: PageAddress, remote: LiveRemote, snapshot: Snapshot): Promise<ComposedPage> {
    const page = await this.renderSubstitute(address, remote, snapshot, SUBSTITUTE_TIMEOUT).catch((error: unknown) => {
      const spare = this.spares.get(this.spareKey(remote));
      if (!spare) throw error;
      return spare;
    });
    // Asked anew: the release may have been found stuck by this very page.
    const isRefused = registryRemote(remote, this.isWithheld).status !== 'available';
    const status = page.status === 200 && isRefused ? 503 : page.status;
    return { ...this.document(page, undefined, snapshot, remote), status, keep: false, isSubstitute: true };
  }

  private async renderSubstitute(
    address: PageAddress,
    remote: LiveRemote,
    snapshot: Snapshot,
    timeout: number,
  ): Promise<EncodedPage> {
    const key = this.spareKey(remote);
    const question = { address, remote: remote.name, registry: this.own(remote, snapshot) };
    const page = await this.options.pool.render(null, question, timeout);
    // A remote's first path may be none of its pages.
    if (page.status === 200) this.spares.set(key, page);
    return page;
  }

  /** What a substitute shows depends on the remote's release, and on whether browsers may load it. */
  private spareKey(remote: LiveRemote): string {
    return `${releaseOf(remote)} ${registryRemote(remote, this.isWithheld).status}`;
  }

  /** What a thread needs of the version set to render a page of the remote. */
  private own(remote: LiveRemote | undefined, snapshot: Snapshot): Registry {
    return ownRegistry(snapshot, remote, this.isWithheld);
  }

  /** `rendered` is the remote that the page was rendered with, `own` the one that answers its address. */
  private document(page: EncodedPage, rendered: LiveRemote | undefined, snapshot: Snapshot, own = rendered) {
    const { status, location, links } = page;
    if (location) return { document: new EncodedDocument(Buffer.alloc(0)), status, location };
    const preloads = rendered ? remoteScripts(rendered, page.chunks) : [];
    const registry = linkedRemotes(snapshot, { own, links }, this.options.scripts, this.isWithheld);
    const html = writeDocument(page, this.options.shellScripts, preloads, JSON.stringify(registry));
    return { document: new EncodedDocument(html), status, location };
  }
}

/** The remote's entry, its routes and the page's chunks: all that the browser will ask for, so no script discovers another. */
function remoteScripts({ name, version, entry, chunks }: LiveRemote, pageChunks: readonly string[]): string[] {
  const files = [entry, ...['routes', ...pageChunks].flatMap((chunk) => chunks[chunk] ?? [])];
  return [...new Set(files)].map((file) => `/releases/${name}/${version}/${file}`);
}
