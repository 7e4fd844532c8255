/** The value below which a share of them lies, between two neighbours by their distance; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  if (below === above) return below;
  return below + (above - below) * (position - Math.floor(position));
}

/** The middle value, or the mean of the two in the middle; NaN without values. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A ratio and the half of its samples that lies around it. */
export type Ratio = { median: number; low: number; high: number };

/**
 * Of samples that were taken side by side, in the same order: the median of each pair's ratio, and its quartiles. What makes
 * a machine slow for a minute is in both halves of a pair, and so not in the ratio.
 */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Ratio {
  if (ours.length !== theirs.length) throw new Error(`${ours.length} samples cannot be paired with ${theirs.length}`);
  const ratios = ours.map((value, index) => ratioOf(value, theirs[index] ?? Number.NaN));
  return { median: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** Nothing beside nothing is as much; something beside nothing is infinitely more. */
const ratioOf = (ours: number, theirs: number) => (ours === theirs ? 1 : ours / theirs);
