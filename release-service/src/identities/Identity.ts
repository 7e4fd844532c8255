import type { Actor } from 'releases';

/** Somebody whose token was checked. */
export type Identity = Actor & { id: string; who: string };

/** A token that is not accepted. The message says why, and what to do. */
export class NotAuthenticated extends Error {
  override readonly name = 'NotAuthenticated';
}

/** An issuer whose keys cannot be fetched now, so that its tokens can be neither accepted nor refused. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
  constructor(issuer: string, cause: unknown) {
    super(`The keys of ${issuer} cannot be fetched now; try again, and look whether the issuer answers`, { cause });
  }
}
