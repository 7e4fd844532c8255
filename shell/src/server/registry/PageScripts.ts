import { LRUCache } from 'lru-cache';
import type { RegistryRemote } from 'shared-contracts';
import type { PageChunks } from '../../render-worker/protocol';
import { patternOf } from '../../shared/composition/patternOf';
import { type LiveRemote, releaseOf } from './LiveRemote';

/** Releases whose pages are remembered, and paths whose pattern is. */
const MAX_RELEASES = 500;
const MAX_PATHS = 10_000;

type Scripts = Required<Pick<RegistryRemote, 'pages'>>;
const NONE: PageChunks = {};

/**
 * Which scripts each page of a release needs, so that a browser asks for all of them at once. A release tells its pages
 * when it is warmed up; one that could not say is discovered script by script.
 */
export class PageScripts {
  private readonly chunks = new LRUCache<string, PageChunks>({ max: MAX_RELEASES });
  private readonly patterns = new LRUCache<string, { pattern: string | undefined }>({ max: MAX_PATHS });

  /** Keeps what a release said of its pages: names of chunks by path pattern. */
  learn(remote: LiveRemote, chunks: PageChunks): void {
    // A warm-up that failed tells nothing, and must not take away what an earlier one told.
    if (Object.keys(chunks).length > 0) this.chunks.set(releaseOf(remote), chunks);
  }

  /** Whether a release has told what its pages need. */
  knows(remote: LiveRemote): boolean {
    return this.chunks.has(releaseOf(remote));
  }

  /** Files that every page of the release needs besides its entry. */
  routes({ chunks }: LiveRemote): string[] {
    return chunks.routes ?? [];
  }

  /** Further files that the release's pages need, by path pattern: of all pages, or of those behind some paths. */
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
