import type { EncodedPage } from '../../render-worker/protocol';
import type { PageOutcome } from '../../shared/composition/outcome';
import { hrefOf, type PageAddress } from '../../shared/composition/page/PageAddress';
import type { SiteRegistry } from '../../shared/composition/page/pageState';
import { RepeatCounter } from '../../shared/composition/reports/RepeatCounter';
import { BACKGROUND_RENDER, RENDER, SUBMIT, SUBSTITUTE } from '../../shared/deadlines';
import type { ShellBuild } from '../document/shellBuild';
import type { NamedScript } from '../document/startScript';
import { styleHashes, writeDocument } from '../document/writeDocument';
import { type LiveRemote, releaseOf } from '../registry/LiveRemote';
import { linkedRemotes, ownRegistry } from '../registry/linkedRemotes';
import type { PageScripts } from '../registry/PageScripts';
import { pageRegistry, registryRemote, type Snapshot } from '../registry/Snapshot';
import { RenderFailure, type RenderFailureKind } from '../threads/RenderFailure';
import type { RenderPool } from '../threads/RenderPool';
import { EncodedDocument } from './EncodedDocument';

/**
 * How long pages with the same content share a tag, in milliseconds. A visitor may keep an older page for so long: its form
 * token is good for a week (docs/product/api.md#send-9), its data for an hour.
 */
const SAME_WITHIN = 30 * 60_000;

type Log = { error(details: object, message: string): void };
type Options = {
  pool: Pick<RenderPool, 'render' | 'submit' | 'isWithheld'>;
  /** The scripts that the releases' pages need. */
  scripts: PageScripts;
  /** The shell's own scripts. `errorScript` is only in pages of a site with a canary. */
  shell: Pick<ShellBuild, 'scripts' | 'errorScript' | 'inline'>;
  log: Log;
};

/** A page to make: its address, the remote that answers it (undefined for none), and the releases in use. */
export type PageQuestion = { address: PageAddress; remote: LiveRemote | undefined; snapshot: Snapshot };

/** A release whose pages visitors get, and the set that these pages are served in. */
export type ServedRelease = { remote: LiveRemote; snapshot: Snapshot };

/** A form that was posted: its fields, URL-encoded, and the sender's IP address. */
export type PostedForm = { fields: string; visitor: string };

export type ComposedPage = {
  document: EncodedDocument;
  status: number;
  /** True for a whole page, which may be served to other visitors, too. */
  keep: boolean;
  /** Where a redirect (3xx) leads. */
  location?: string;
  outcome: PageOutcome;
  /** True where data were late or failed: it may be served to the visitors of a moment, and not be kept. */
  isIncomplete?: boolean;
  /** The rendering that the document was written from; undefined for a redirect. */
  rendering?: Rendering;
};

/** A rendered page without the parts of its document that name the version set. */
export type Rendering = {
  /** Its memory, in bytes. */
  bytes: number;
  /** When it was rendered, in milliseconds of `performance.now`. */
  madeAt: number;
  /** The page's own data (`PageData` as JSON); undefined where it has none. */
  data?: EncodedDocument | undefined;
  /** Writes its document for a set with the same release of the page's own remote. */
  write(snapshot: Snapshot): EncodedDocument;
};

/**
 * Makes the document of an address. Its remote renders the page in a thread. If that fails, the shell is rendered around a
 * placeholder, so a remote's failure never fails the site.
 */
export class PageComposer {
  /** Rendered substitutes by release and status. Their documents are written when they are used. */
  private readonly substitutes = new Map<string, EncodedPage>();
  private hasPrepared = false;
  private readonly repeats = new RepeatCounter();
  private readonly isWithheld = (remote: LiveRemote) => this.options.pool.isWithheld(remote);

  constructor(private readonly options: Options) {}

  /** Rejects only if not even the shell can be rendered. */
  async compose({ address, remote, snapshot }: PageQuestion): Promise<ComposedPage> {
    const { pool } = this.options;
    if (remote?.status === 'unavailable') return this.withoutRemote(address, remote, snapshot, 'unusable');
    if (remote && pool.isWithheld(remote)) return this.withoutRemote(address, remote, snapshot, 'refused');
    const asksForChunks = remote !== undefined && !this.options.scripts.knows(remote);
    const page = { address, remote: remote?.name ?? null, registry: this.own(remote, snapshot), asksForChunks };
    try {
      const rendered = await pool.render(remote ?? null, page, RENDER);
      if (remote && rendered.pages) this.options.scripts.learn(remote, rendered.pages);
      return {
        ...this.document(rendered, remote, snapshot),
        keep: rendered.complete && !rendered.location,
        outcome: { kind: 'rendered', ...named(remote) },
        isIncomplete: !rendered.complete,
      };
    } catch (error) {
      if (!remote) throw error;
      return this.withoutRemote(
        address,
        remote,
        snapshot,
        error instanceof RenderFailure ? error.kind : 'threw',
        error,
      );
    }
  }

  /**
   * Gives a form to the route that it was posted to, and composes its answer. Rejects with a RenderFailure if the remote
   * cannot be rendered, because a form has no substitute.
   */
  async submit({ address, remote, snapshot }: PageQuestion, form: PostedForm): Promise<ComposedPage> {
    if (remote?.status === 'unavailable') {
      throw new RenderFailure('refused', releaseOf(remote), 'the shell has no release of it that it can use');
    }
    const { fields, visitor } = form;
    const page = { address, remote: remote?.name ?? null, registry: this.own(remote, snapshot), form: fields, visitor };
    const rendered = await this.options.pool.submit(remote ?? null, page, SUBMIT);
    return {
      ...this.document(rendered, remote, snapshot),
      keep: false,
      outcome: { kind: 'rendered', ...named(remote) },
    };
  }

  /** Releases that no browser should load now, because they recently got stuck in the server. */
  withheld({ remotes }: Snapshot): string[] {
    return remotes.filter((remote) => this.options.pool.isWithheld(remote)).map(releaseOf);
  }

  /** The registry as pages get it: withheld releases are unavailable. */
  registry(snapshot: Snapshot): SiteRegistry {
    return pageRegistry(snapshot, this.options.scripts, this.isWithheld);
  }

  /**
   * Renders a substitute for each release's pages in its set. It serves when the machine has no time even for the shell.
   * Call it whenever other releases are in use. Never rejects.
   */
  async prepareSubstitutes(served: readonly ServedRelease[]): Promise<void> {
    const current = new Set(served.map(({ remote, snapshot }) => this.substituteKey(remote, snapshot)));
    for (const key of this.substitutes.keys()) if (!current.has(key)) this.substitutes.delete(key);
    const missing = served.filter(
      ({ remote, snapshot }) => !this.substitutes.has(this.substituteKey(remote, snapshot)),
    );
    const made = missing.map(({ remote, snapshot }) => {
      const address = { pathname: remote.mounts[0] ?? '/', search: '' };
      return this.renderSubstitute(address, remote, snapshot, BACKGROUND_RENDER).catch(() => undefined);
    });
    await Promise.all(made);
    this.hasPrepared = true;
  }

  /** How many substitutes are ready; undefined before the first attempt. Zero means that the shell cannot be rendered. */
  get prepared(): number | undefined {
    return this.hasPrepared ? this.substitutes.size : undefined;
  }

  /**
   * The shell around a placeholder that the browser fills (200). If browsers may not load the remote, the shell around a
   * card (503). If the machine has no time even for that, the remote's prepared substitute.
   */
  private async withoutRemote(
    address: PageAddress,
    remote: LiveRemote,
    snapshot: Snapshot,
    reason: RenderFailureKind | 'unusable',
    cause?: unknown,
  ): Promise<ComposedPage> {
    const page = await this.renderSubstitute(address, remote, snapshot, SUBSTITUTE).catch((error: unknown) => {
      const substitute = this.substitutes.get(this.substituteKey(remote, snapshot));
      if (!substitute) throw error;
      return substitute;
    });
    // Ask again, because this very page may have shown that the release is stuck.
    const isRefused = registryRemote(remote, this.isWithheld).status !== 'available';
    const status = page.status === 200 && isRefused ? 503 : page.status;
    const outcome: PageOutcome = { kind: isRefused ? 'card' : 'placeholder', ...named(remote), reason };
    this.report(outcome, address, remote, cause);
    return { ...this.document(page, undefined, snapshot, remote), status, keep: false, outcome };
  }

  /** Logs the first of equal outcomes, and then one a minute with a count. */
  private report(
    { kind, version, reason }: PageOutcome,
    address: PageAddress,
    remote: LiveRemote,
    cause: unknown,
  ): void {
    const detail = cause instanceof Error ? cause.message : remote.reason;
    const repeats = this.repeats.before(`${releaseOf(remote)} ${kind} ${reason} ${detail}`);
    if (repeats === undefined) return;
    this.options.log.error(
      {
        remote: remote.name,
        version,
        url: hrefOf(address),
        outcome: kind,
        reason,
        detail: remote.reason,
        repeats,
        err: cause,
      },
      'remote not rendered',
    );
  }

  private async renderSubstitute(
    address: PageAddress,
    remote: LiveRemote,
    snapshot: Snapshot,
    timeout: number,
  ): Promise<EncodedPage> {
    const key = this.substituteKey(remote, snapshot);
    const question = { address, remote: remote.name, registry: this.own(remote, snapshot) };
    const page = await this.options.pool.render(null, question, timeout);
    // The first mount path of a remote need not be a page.
    if (page.status === 200) this.substitutes.set(key, page);
    return page;
  }

  /** A substitute depends on the remote's release, on whether browsers may load it, and on the links around it. */
  private substituteKey(remote: LiveRemote, { nav }: Snapshot): string {
    return `${releaseOf(remote)} ${registryRemote(remote, this.isWithheld).status} ${JSON.stringify(nav)}`;
  }

  /** The part of the registry that a thread needs to render a page of the remote. */
  private own(remote: LiveRemote | undefined, snapshot: Snapshot): SiteRegistry {
    return ownRegistry(snapshot, remote, this.isWithheld);
  }

  /** Writes the document. `rendered` is the remote that rendered the page, `own` the remote that answers its address. */
  private document(page: EncodedPage, rendered: LiveRemote | undefined, snapshot: Snapshot, own = rendered) {
    const { status, location, links } = page;
    if (location) return { document: new EncodedDocument([]), status, location };
    const preloads = rendered ? remoteScripts(rendered, page.chunks) : [];
    const isSubstitute = own !== undefined && rendered === undefined;
    const hashes = styleHashes(page.styles);
    const { inline } = this.options.shell;
    // The browser hydrates header and footer with these links, so they must match the HTML, even in a later set.
    const { nav } = snapshot;
    const madeAt = performance.now();
    // By the wall clock, because a browser may send the tag to another machine.
    const content = Buffer.from(`${page.contentHash} ${Math.floor(Date.now() / SAME_WITHIN)}`);
    const write = (set: Snapshot) => {
      const ownInSet = set.remotes.find(({ name }) => name === own?.name);
      const registry = linkedRemotes(set, { own: ownInSet, links }, this.options.scripts, this.isWithheld);
      const written = { ...page, isSubstitute };
      const parts = writeDocument(written, this.scriptsOf(set), preloads, JSON.stringify({ ...registry, nav }), inline);
      const lasting = parts.map((part) => (part === page.body ? content : part));
      return new EncodedDocument(parts, hashes, lasting);
    };
    const data =
      rendered && status === 200 && page.queries
        ? new EncodedDocument([
            Buffer.from(`{"release":${JSON.stringify(releaseOf(rendered))},"queries":${page.queries}}`),
          ])
        : undefined;
    const bytes = page.body.byteLength + page.head.length + page.styles.length + (data?.bytes ?? 0);
    return { document: write(snapshot), status, location, rendering: { bytes, madeAt, data, write } };
  }

  private scriptsOf({ undecided = [] }: Snapshot): NamedScript[] {
    const { scripts: shellScripts, errorScript } = this.options.shell;
    // First, so that it reports errors even if the others do not load.
    return errorScript && undecided.length > 0 ? [errorScript, ...shellScripts] : shellScripts;
  }
}

const named = (remote: LiveRemote | undefined) => remote && { remote: remote.name, version: remote.version };

/** All scripts of the remote that the page needs (entry, routes, chunks), so that none waits to be discovered. */
function remoteScripts(
  { name, version, entry, chunks, files }: LiveRemote,
  pageChunks: readonly string[],
): NamedScript[] {
  const names = new Set([entry, ...['routes', ...pageChunks].flatMap((chunk) => chunks[chunk] ?? [])]);
  return [...names].map((file) => ({
    address: `/releases/${name}/${version}/${file}`,
    integrity: files[`web/${file}`]?.integrity ?? '',
  }));
}
