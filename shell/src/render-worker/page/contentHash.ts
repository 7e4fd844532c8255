import { createHash } from 'node:crypto';

/**
 * A hash of what a page says, the same whenever it is made: without the token of its forms, which is another every ten
 * seconds. A page whose forms have a token is not the same as one whose forms have none. SHA-1 in base64url.
 */
export function contentHash(texts: readonly string[], token: string | undefined): string {
  const hash = createHash('sha1').update(token ? 'with a token' : 'without');
  // A mark in its place: without one, a provider's token that is short could hide a change of the text around it.
  for (const text of texts) hash.update(token ? text.replaceAll(token, '\0') : text);
  return hash.digest('base64url');
}
