import { remoteForPath } from 'shared-contracts';
import type { RenderedPage } from '../../render-worker/protocol';
import type { Configuration } from '../configuration';
import { writeDocument } from '../document/writeDocument';
import type { LiveRemote } from '../registry/LiveRemote';
import { pageRegistry, type Snapshot } from '../registry/ReleaseRegistry';
import type { RenderPool } from '../threads/RenderPool';
import { EncodedDocument } from './EncodedDocument';
import type { CachedPage } from './HtmlCache';

type Log = { error(details: object, message: string): void };
type Options = Pick<Configuration, 'siteUrl'> & { shellScripts: string[]; log: Log };

export type ComposedPage = CachedPage & { location?: string };

/**
 * Makes the document of an address: the page's remote rendered in its thread, or, where that fails, the shell around the
 * place of the remote. Always gives a page; a failure of one remote is never the site's.
 */
export class PageComposer {
  constructor(
    private readonly pool: RenderPool,
    private readonly options: Options,
  ) {}

  async compose(url: string, snapshot: Snapshot): Promise<ComposedPage> {
    const remote = remoteForPath(snapshot.remotes, new URL(url, this.options.siteUrl).pathname);
    const usable = remote?.status === 'available' && !this.pool.isQuarantined(remote) ? remote : undefined;
    if (remote && !usable) return this.withoutRemote(url, snapshot);
    try {
      const page = await this.pool.render(usable ?? null, {
        url,
        registry: JSON.stringify(this.pageRegistry(snapshot)),
      });
      return this.document(page, usable, page.complete);
    } catch (error) {
      if (!usable) throw error;
      this.options.log.error({ remote: usable.name, version: usable.version, url, err: error }, 'remote not rendered');
      return this.withoutRemote(url, snapshot);
    }
  }

  /** The registry as pages get it, without releases that stalled a moment ago. */
  pageRegistry(snapshot: Snapshot) {
    return pageRegistry(snapshot, (remote) => this.pool.isQuarantined(remote));
  }

  /**
   * The shell around the place of the remote: a card where the server would not let a browser load it either (503), else
   * a place that the browser fills (200). Neither is kept.
   */
  private async withoutRemote(url: string, snapshot: Snapshot): Promise<ComposedPage> {
    const registry = this.pageRegistry(snapshot);
    const page = await this.pool.render(null, { url, registry: JSON.stringify(registry) });
    const refused =
      remoteForPath(registry.remotes, new URL(url, this.options.siteUrl).pathname)?.status === 'unavailable';
    const status = page.status === 200 && refused ? 503 : page.status;
    return this.document({ ...page, status }, undefined, false);
  }

  private document(page: RenderedPage, remote: LiveRemote | undefined, keep: boolean): ComposedPage {
    const preloads = remote ? remoteScripts(remote, page.chunks) : [];
    const { status, location } = page;
    const bytes = location ? Buffer.alloc(0) : writeDocument(page, this.options.shellScripts, preloads);
    return { document: new EncodedDocument(bytes), status, keep: keep && !location, location };
  }
}

/** The remote's entry, its routes and the page's chunks: all that the browser will ask for, so no script discovers another. */
function remoteScripts({ name, version, entry, chunks }: LiveRemote, pageChunks: readonly string[]): string[] {
  const files = [entry, ...['routes', ...pageChunks].flatMap((chunk) => chunks[chunk] ?? [])];
  return [...new Set(files)].map((file) => `/releases/${name}/${version}/${file}`);
}
