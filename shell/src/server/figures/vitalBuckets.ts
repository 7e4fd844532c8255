import type { Vital } from '../../shared/composition/reports/vitals';

type Scale = {
  /** Upper bounds of the buckets; the last bucket is open. Both limits are bounds, so that shares against them are exact. */
  bounds: readonly number[];
  /** Up to `good` a value is good, above `poor` it is poor (https://web.dev/articles/vitals). */
  good: number;
  poor: number;
};

/** Loading times, in milliseconds. */
const LOADING = [
  50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500,
  8000, 10_000, 15_000, 30_000,
];
/** Interaction times, in milliseconds; browsers round them to 8. */
const ANSWERING = [8, 16, 24, 40, 56, 80, 104, 128, 160, 200, 250, 300, 400, 500, 750, 1000, 1500, 2500, 5000];
/** Scores of layout shifts. */
const SHIFTS = [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2];

export const SCALES: Readonly<Record<Vital, Scale>> = {
  LCP: { bounds: LOADING, good: 2500, poor: 4000 },
  INP: { bounds: ANSWERING, good: 200, poor: 500 },
  CLS: { bounds: SHIFTS, good: 0.1, poor: 0.25 },
  FCP: { bounds: LOADING, good: 1800, poor: 3000 },
  TTFB: { bounds: LOADING, good: 800, poor: 1800 },
};

/** The bucket of a value. */
export function bucketOf(vital: Vital, value: number): number {
  const { bounds } = SCALES[vital];
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? bounds.length : found;
}

/** Empty counts. */
export const noCounts = (vital: Vital): number[] => Array(SCALES[vital].bounds.length + 1).fill(0);

/** How many values were counted. */
export const countOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * The value that a share of the views stays below; 0.75 gives p75. It is exact to its bucket, and assumes an even spread
 * inside it. Undefined without values.
 */
export function quantileOf(vital: Vital, counts: readonly number[], share: number): number | undefined {
  const { bounds } = SCALES[vital];
  const wanted = countOf(counts) * share;
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (below + count >= wanted) {
      const from = bounds[bucket - 1] ?? 0;
      return from + ((bounds[bucket] ?? from) - from) * ((wanted - below) / count);
    }
    below += count;
  }
  return undefined;
}

/** Shares of good, middling and poor values, which add up to 1. Undefined without values. */
export function sharesOf(vital: Vital, counts: readonly number[]): [number, number, number] | undefined {
  const total = countOf(counts);
  if (total === 0) return undefined;
  const upTo = (limit: number) => countOf(counts.slice(0, bucketOf(vital, limit) + 1)) / total;
  const { good, poor } = SCALES[vital];
  return [upTo(good), upTo(poor) - upTo(good), 1 - upTo(poor)];
}
