import { readWholeNumber } from './wholeNumber';

/** Ids of posts, tags and gallery items are PostgreSQL integers; this is the largest. */
export const MAX_ID = 2_147_483_647;

/** The id that an address carries; null where it cannot be one, so that nobody needs to ask for it. */
export function readId(written: string | undefined): number | null {
  return readWholeNumber(written, { min: 1, max: MAX_ID }) ?? null;
}
