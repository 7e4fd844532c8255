/** The value below which a share (0 to 1) of the values lies, interpolated linearly; NaN without values. */
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
 * The ratios of samples that were taken in pairs, in the same order. A machine that is slow for a minute slows both halves
 * of a pair, so their ratio stays. Throws where a sample has no partner.
 */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Ratio {
  if (ours.length !== theirs.length) throw new Error(`${ours.length} samples cannot be paired with ${theirs.length}`);
  const ratios = ours.map((value, index) => ratioOf(value, theirs[index] ?? Number.NaN));
  return { median: median(ratios), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}

/** Of 0 to 0 the ratio is 1; of anything else to 0 it is infinite. */
const ratioOf = (ours: number, theirs: number) => (ours === theirs ? 1 : ours / theirs);
