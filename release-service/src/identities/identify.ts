import { type AccessRecords, idOfToken } from 'releases';
import { identifyCi } from './ciTokens';
import type { Identity } from './Identity';
import { createIssuerKeys } from './issuerKeys';
import { identifyOwnToken } from './ownTokens';

/** Returns a function that gives the identity of a token: one of this store's, or one of a CI. */
export function createIdentify(access: AccessRecords): (token: string) => Promise<Identity> {
  const keysOf = createIssuerKeys();
  return (token) =>
    idOfToken(token) === undefined && token.includes('.')
      ? identifyCi(access, keysOf, token)
      : identifyOwnToken(access, token);
}
