/** A result and its limit, the bar, in printed form. */
export type Figure = {
  what: string;
  seen: string;
  bar: string;
  holds: boolean;
  /** The figure is printed, but does not decide the exit code. Times depend on the machine, so they only inform. */
  informs?: true;
};

/** A figure without a bar. */
export const informs = (what: string, seen: string): Figure => ({
  what,
  seen,
  bar: 'informs',
  holds: true,
  informs: true,
});

/** A figure that falls short above its bar. `show` prints value and bar, and `detail` follows the value. */
export const atMost = (what: string, value: number, bar: number, show = shown, detail = ''): Figure => ({
  what,
  seen: show(value) + detail,
  bar: `at most ${show(bar)}`,
  holds: value <= bar,
});

/** A figure that falls short below its bar. */
export const atLeast = (what: string, value: number, bar: number, detail = ''): Figure => ({
  what,
  seen: shown(value) + detail,
  bar: `at least ${bar}`,
  holds: value >= bar,
});

/** A figure that counts failures. Any failure makes it fall short. */
export const none = (what: string, count: number, detail = ''): Figure => ({
  what,
  seen: count + detail,
  bar: '0',
  holds: count === 0,
});

const shown = (value: number) => String(Math.round(value));
export const two = (value: number) => value.toFixed(2);

/**
 * The median ratio of samples that were taken in pairs, and the range of the middle half. Without a bar it informs. If the
 * machine is slow for a minute, it slows both samples of a pair, so their ratio stays. Throws when a sample has no partner.
 */
export function ratio(what: string, ours: readonly number[], theirs: readonly number[], bar?: number): Figure {
  if (ours.length !== theirs.length) throw new Error(`${ours.length} samples cannot be paired with ${theirs.length}`);
  const ratios = ours.map((value, index) => ratioOf(value, theirs[index] ?? Number.NaN));
  const detail = ` (half of them ${two(quantile(ratios, 0.25))} to ${two(quantile(ratios, 0.75))})`;
  if (bar === undefined) return informs(what, two(median(ratios)) + detail);
  return atMost(what, median(ratios), bar, two, detail);
}

/** The ratio of 0 to 0 is 1; the ratio of any other number to 0 is infinite. */
const ratioOf = (ours: number, theirs: number) => (ours === theirs ? 1 : ours / theirs);

/** A figure with the rounded median of each contender. */
export const medians = <Sample>(
  what: string,
  samples: Partial<Record<string, Sample[]>>,
  of: (sample: Sample) => number,
): Figure =>
  informs(
    what,
    Object.entries(samples)
      .map(([name, list = []]) => `${name} ${shown(median(list.map(of)))}`)
      .join(', '),
  );

/** The middle value, or the mean of the two in the middle; NaN without values. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value at a share (0 to 1) of the sorted values, interpolated linearly. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  if (below === above) return below;
  return below + (above - below) * (position - Math.floor(position));
}

const verdict = ({ holds, informs }: Figure) => (informs ? 'told' : holds ? 'holds' : 'SHORT');

/** A line for each figure: verdict, name, bar, and last the result, which may be long. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [verdict(figure), figure.what, figure.bar, figure.seen]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** Whether every deciding figure keeps within its bar. */
export const allHold = (figures: readonly Figure[]) => figures.every(({ holds, informs }) => holds || informs === true);
