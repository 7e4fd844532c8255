type Limits = { min?: number; max?: number };

/**
 * The whole number that a text writes, in decimal digits alone: no sign, space, exponent, other base or leading zero. So each
 * number has one spelling. Undefined for every other text, and outside of the limits.
 */
export function readWholeNumber(
  text: string | undefined,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: Limits = {},
): number | undefined {
  if (text === undefined || !/^(?:0|[1-9]\d{0,15})$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** A port to listen on; 0 takes a free one. */
export const readPort = (text: string | undefined): number | undefined => readWholeNumber(text, { max: 65_535 });
