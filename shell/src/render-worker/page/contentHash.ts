import { createHash } from 'node:crypto';

/**
 * Hashes a page's content: SHA-1 in base64url. The value of the forms' token is left out, because it changes every ten
 * seconds. Whether there is a token counts.
 */
export function contentHash(texts: readonly string[], token: string | undefined): string {
  const hash = createHash('sha1').update(token ? 'with a token' : 'without');
  // The placeholder marks the token's position. Without it, a short token could hide a change in the text around it.
  for (const text of texts) hash.update(token ? text.replaceAll(token, '\0') : text);
  return hash.digest('base64url');
}
