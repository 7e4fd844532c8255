import { readWholeNumber } from './wholeNumber';

/** The largest id: posts, tags and gallery items have PostgreSQL integers as ids. */
export const MAX_ID = 2_147_483_647;

/** Reads an id from an address. Null if it cannot be an id; then no call to the API is needed. */
export function readId(written: string | undefined): number | null {
  return readWholeNumber(written, { min: 1, max: MAX_ID }) ?? null;
}
