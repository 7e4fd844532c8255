import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { isFallback, type PageOutcome } from '../../shared/composition/outcome';
import { VITALS, type Vital } from '../../shared/composition/reports/vitals';
import { bucketOf, noCounts, SCALES } from './vitalBuckets';

/** How many releases have figures, the last seen ones: about 1 kB each. */
const MAX_RELEASES = 60;

/** Names a release; a LiveRemote does. */
export type Release = { name: string; version: string };

const count = z.number().check(z.int(), z.nonnegative());
const countsOf = (vital: Vital) => z.array(count).check(z.length(SCALES[vital].bounds.length + 1));

/** The counts of one release. `vitals` are counts by bucket. */
const releaseFigures = z.object({
  name: z.string(),
  version: z.string(),
  views: count,
  errors: z.object({ server: count, browser: count }),
  /** Views by the outcome that visitors got in place of the page. */
  fallbacks: z.object({ 'last-good': count, placeholder: count, card: count }),
  vitals: z.object({
    LCP: countsOf('LCP'),
    INP: countsOf('INP'),
    CLS: countsOf('CLS'),
    FCP: countsOf('FCP'),
    TTFB: countsOf('TTFB'),
  }),
});
export type FiguresOfRelease = z.infer<typeof releaseFigures>;

/** All figures as the file has them. Another schema is another file. */
export const savedFigures = z.object({ schema: z.literal(2), releases: z.array(releaseFigures) });
export type SavedFigures = z.infer<typeof savedFigures>;

type Options = {
  /** Whether visitors get a release now. Reports on others are dropped, because anybody can name a release. */
  isInUse: (release: Release) => boolean;
  /** Counts the same views for a short time, and reports releases that often fail. */
  recent?: Record<'view' | 'failure', (release: Release) => void>;
};

/** Views, errors and Web Vitals by remote and version. Only sums are kept, nothing of a visitor or a single view. */
export class ReleaseFigures {
  private readonly releases = new LRUCache<string, FiguresOfRelease>({ max: MAX_RELEASES });
  private readonly reasons = new LRUCache<string, string>({ max: MAX_RELEASES });
  /** Grows with every change, so that only changes are written. */
  changes = 0;

  constructor(private readonly options: Options) {}

  /** Counts a document that was served. */
  view(release: Release, outcome: PageOutcome): void {
    const figures = this.of(release);
    if (!figures) return;
    figures.views += 1;
    this.options.recent?.view(release);
    if (!isFallback(outcome)) return;
    figures.errors.server += 1;
    figures.fallbacks[outcome.kind] += 1;
    this.reasons.set(keyOf(release), outcome.reason);
  }

  /** Why visitors last got a fallback of a release; undefined where they did not since the start. */
  lastReason(release: Release): string | undefined {
    return this.reasons.get(keyOf(release));
  }

  /** Counts a view that failed in the browser. */
  error(release: Release): void {
    const figures = this.of(release);
    if (!figures) return;
    figures.errors.browser += 1;
    this.options.recent?.failure(release);
  }

  /** Counts the vitals of a document. */
  vitals(release: Release, values: Partial<Record<Vital, number>>): void {
    const figures = this.of(release);
    for (const vital of VITALS) {
      const value = values[vital];
      const counts = figures?.vitals[vital];
      if (value === undefined || !counts) continue;
      const bucket = bucketOf(vital, value);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }

  /** The figures of all known releases, the last seen ones first. */
  all(): readonly FiguresOfRelease[] {
    return [...this.releases.values()];
  }

  save(): SavedFigures {
    return { schema: 2, releases: [...this.all()] };
  }

  /** Goes on from figures that were saved before. */
  restore({ releases }: SavedFigures): void {
    for (const figures of releases.slice(0, MAX_RELEASES).reverse()) this.releases.set(keyOf(figures), figures);
  }

  private of(release: Release): FiguresOfRelease | undefined {
    const known = this.releases.get(keyOf(release));
    if (!known && !this.options.isInUse(release)) return undefined;
    this.changes += 1;
    if (known) return known;
    const { name, version } = release;
    const vitals = Object.fromEntries(VITALS.map((vital) => [vital, noCounts(vital)])) as FiguresOfRelease['vitals'];
    const figures = {
      name,
      version,
      views: 0,
      errors: { server: 0, browser: 0 },
      fallbacks: { 'last-good': 0, placeholder: 0, card: 0 },
      vitals,
    };
    this.releases.set(keyOf(release), figures);
    return figures;
  }
}

const keyOf = ({ name, version }: Release) => `${name}@${version}`;
