/** The quantile of the values at a share (0 to 1), interpolated linearly; NaN without values. */
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

/** The median of ratios, and their quartiles. */
type Ratio = { median: number; low: number; high: number };

/**
 * The ratios of samples that were taken in pairs, in the same order. If the machine is slow for a minute, it slows both
 * samples of a pair, so their ratio stays. Throws when a sample has no partner.
 */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Ratio {
  if (ours.length !== theirs.length) throw new Error(`${ours.length} samples cannot be paired with ${theirs.length}`);
  const ratios = ours.map((value, index) => ratioOf(value, theirs[index] ?? Number.NaN));
  return { median: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** The ratio of 0 to 0 is 1; the ratio of any other number to 0 is infinite. */
const ratioOf = (ours: number, theirs: number) => (ours === theirs ? 1 : ours / theirs);
