type Limits = { min?: number; max?: number };

/**
 * Reads a whole number in decimal digits: no sign, space, exponent, other base or leading zero. Each number therefore has
 * one spelling. Undefined for any other text, and for numbers outside the limits.
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

/** The largest id: posts, tags and gallery items have PostgreSQL integers as ids. */
export const MAX_ID = 2_147_483_647;

/** Reads an id from an address. Null if it cannot be an id; then no call to the API is needed. */
export function readId(written: string | undefined): number | null {
  return readWholeNumber(written, { min: 1, max: MAX_ID }) ?? null;
}
