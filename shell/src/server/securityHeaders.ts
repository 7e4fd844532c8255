import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineHash } from './document/inlineHash';
import type { InlineScripts } from './document/shellBuild';
import { STYLES_HASH } from './document/writeDocument';
import { CSP_REPORTS_PATH } from './routes/beacons/cspReportsRoute';

declare module 'fastify' {
  interface FastifyReply {
    /** What allows the style elements of this very page, besides those of all pages. */
    styleHashes?: readonly string[] | undefined;
  }
}

/** Two years, in seconds. The operator decides about subdomains and preload lists, in the proxy. */
const STRICT_TRANSPORT = 'max-age=63072000';

/**
 * What no page of the site uses. Frames of other sites get none of it either. Browsers warn of each name that they do not
 * know, so only those stand here that Chromium knows (https://w3c.github.io/webappsec-permissions-policy/).
 */
const UNUSED = 'camera display-capture geolocation hid microphone midi payment serial usb';
const PERMISSIONS = UNUSED.split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Emotion makes empty style elements in the browser and inserts rules into them, which no policy forbids. */
const EMPTY_STYLE_HASH = inlineHash('');

/** Of files and data. A picture or a video may be opened by itself. */
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of documents, for the hashes of a page's own style elements. It allows the site's own files,
 * and inline elements by their hashes alone, so that cached pages need no nonce. Frames may show any page over https.
 * `style` attributes stay allowed: the server writes sizes and ratios into them, and they run no code.
 */
function documentPolicy(
  mediaOrigin: string,
  { firstPaint, start }: InlineScripts,
): (styleHashes: readonly string[]) => string {
  const media = ["'self'", mediaOrigin].filter(Boolean).join(' ');
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return (styleHashes) =>
    [
      "default-src 'none'",
      `script-src 'self' ${quoted([firstPaint.source, start.source])}`,
      `style-src 'self' ${quoted([EMPTY_STYLE_HASH, STYLES_HASH, ...styleHashes])}`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${media} data:`,
      `media-src ${media}`,
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self' https:",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      `report-uri ${CSP_REPORTS_PATH}`,
      'report-to csp',
    ].join('; ');
}

/**
 * Sets the security headers of every answer. What the API says of its own answers stands: its pages have other policies, and
 * its pictures may be shown elsewhere (docs/decisions/0035-security-headers.md).
 */
export function securityHeaders(
  mediaOrigin: string,
  inline: InlineScripts,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const policyOf = documentPolicy(mediaOrigin, inline);
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Only what came by TLS may promise it (RFC 6797, section 7.2).
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('cross-origin-resource-policy', 'same-origin');
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    // Of what is no document browsers do not read them, and a first page has up to twenty files.
    if (isDocument) reply.headers({ 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': PERMISSIONS });
    // A browser would give the document that it has kept the policy of the 304.
    if (reply.statusCode === 304) return;
    if (!isDocument || reply.hasHeader('content-security-policy')) return set('content-security-policy', FILE_POLICY);
    reply.header('content-security-policy', policyOf(reply.styleHashes ?? []));
    reply.header('reporting-endpoints', `csp="${CSP_REPORTS_PATH}"`);
  };
}
