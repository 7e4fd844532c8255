import type { RegistryRemote } from '@tramuntana/contracts';
import { LRUCache } from 'lru-cache';
import type { PageChunks } from '../../render-worker/protocol';
import { patternOf } from '../../shared/composition/page/patternOf';
import { type LiveRemote, releaseOf } from '../store/LiveRemote';

/** How many releases the chunks are kept of. */
const MAX_RELEASES = 500;
/** How many paths the matching pattern is kept of. */
const MAX_PATHS = 10_000;

type Scripts = Required<Pick<RegistryRemote, 'pages'>>;
const NONE: PageChunks = {};

/**
 * The scripts that each page of a release needs, so that a browser can load all of them at once. The chunks come from the
 * release's warm-up. Without them browsers discover one script after the other.
 */
export class PageScripts {
  private readonly chunks = new LRUCache<string, PageChunks>({ max: MAX_RELEASES });
  private readonly patterns = new LRUCache<string, { pattern: string | undefined }>({ max: MAX_PATHS });

  /** Keeps the chunks of a release's pages: names by path pattern. */
  learn(remote: LiveRemote, chunks: PageChunks): void {
    // A failed warm-up gives no chunks, and must not replace those of an earlier one.
    if (Object.keys(chunks).length > 0) this.chunks.set(releaseOf(remote), chunks);
  }

  /** Whether the chunks of a release's pages are known. */
  knows(remote: LiveRemote): boolean {
    return this.chunks.has(releaseOf(remote));
  }

  /** Files that every page of the release needs besides its entry. */
  routes({ chunks }: LiveRemote): string[] {
    return chunks.routes ?? [];
  }

  /** Further files by path pattern, for the pages of the given paths or for all of the release's pages. */
  pages(remote: LiveRemote, paths?: readonly string[]): Scripts['pages'] {
    const known = this.chunks.get(releaseOf(remote)) ?? NONE;
    const patterns = paths ? new Set(paths.map((path) => this.pattern(remote, known, path))) : Object.keys(known);
    const routes = this.routes(remote);
    const pages: Scripts['pages'] = {};
    for (const pattern of patterns) {
      if (pattern === undefined) continue;
      const files = (known[pattern] ?? []).flatMap((chunk) => remote.chunks[chunk] ?? []);
      pages[pattern] = [...new Set(files)].filter((file) => !routes.includes(file));
    }
    return pages;
  }

  private pattern(remote: LiveRemote, known: PageChunks, path: string): string | undefined {
    if (known === NONE) return undefined;
    const key = `${releaseOf(remote)} ${path}`;
    const found = this.patterns.get(key) ?? { pattern: patternOf(Object.keys(known), path) };
    this.patterns.set(key, found);
    return found.pattern;
  }
}
