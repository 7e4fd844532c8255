import type { IncomingHttpHeaders } from 'node:http';

const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Relaxes the site's policy for development: Emotion writes its rules as text, which developer tools can show, and the error
 * overlay writes markup. The console reports markup that the site's own code writes.
 */
export function relaxPolicy(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy
      .replace(/style-src 'self'[^;]*/, "style-src 'unsafe-inline' 'self'")
      .replace(`${TRUSTED_TYPES}; `, ''),
    'content-security-policy-report-only': TRUSTED_TYPES,
  };
}
