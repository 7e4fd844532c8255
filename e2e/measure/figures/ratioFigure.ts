import type { Figure } from '../figure';
import { pairedRatio } from './statistics';

type RatioBar = { atMost?: number };

const two = (value: number) => value.toFixed(2);

/** A figure for the ratio of paired samples: the median of the pairs' ratios, and the range of their middle half. */
export function ratioFigure(
  what: string,
  ours: readonly number[],
  theirs: readonly number[],
  { atMost }: RatioBar = {},
): Figure {
  const { median, low, high } = pairedRatio(ours, theirs);
  const seen = `${two(median)} (half of them ${two(low)} to ${two(high)})`;
  if (atMost === undefined) return { what, seen, bar: 'informs', holds: true, informs: true };
  return { what, seen, bar: `at most ${atMost}`, holds: median <= atMost };
}
