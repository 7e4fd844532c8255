import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineHash } from '../pages/document/inlineHash';
import type { InlineScripts } from '../pages/document/shellBuild';
import { STYLES_HASH } from '../pages/document/writeDocument';
import { CSP_REPORTS_PATH } from './beacons/cspReportsRoute';

declare module 'fastify' {
  interface FastifyReply {
    /** The sources that allow this page's own style elements, besides those of all pages. */
    styleHashes?: readonly string[] | undefined;
  }
}

/** Two years, in seconds. The operator decides about subdomains and preload lists, in the proxy. */
const STRICT_TRANSPORT = 'max-age=63072000';

/**
 * Features that no page of the site uses, and that frames of other sites must not use, either. Browsers warn of unknown
 * names, so only names that Chromium knows are listed (https://w3c.github.io/webappsec-permissions-policy/).
 */
const UNUSED = 'camera display-capture geolocation hid microphone midi payment serial usb';
const PERMISSIONS = UNUSED.split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Emotion creates empty style elements in the browser and inserts rules into them, which no policy forbids. */
const EMPTY_STYLE_HASH = inlineHash('');

/** The policy of files and data. A picture or a video may be opened by itself. */
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of documents, for the hashes of a page's own style elements. It allows the site's own files,
 * and inline elements only by hash, so that cached pages need no nonce. Frames may show any page over HTTPS. `style`
 * attributes stay allowed: the server writes sizes and ratios into them, and they run no code.
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
 * Sets the security headers of every answer. The API's own headers stay: its pages have other policies, and other sites may
 * show its pictures (docs/decisions/0035-security-headers.md).
 */
export function securityHeaders(
  mediaOrigin: string,
  inline: InlineScripts,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const policyOf = documentPolicy(mediaOrigin, inline);
  return (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Only an answer over TLS may have it (RFC 6797, section 7.2).
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('cross-origin-resource-policy', 'same-origin');
    const isDocument = String(reply.getHeader('content-type')).startsWith('text/html');
    // Browsers read these only on documents, and a first page has up to twenty other files.
    if (isDocument) reply.headers({ 'cross-origin-opener-policy': 'same-origin', 'permissions-policy': PERMISSIONS });
    // A browser would apply the policy of the 304 to its cached document.
    if (reply.statusCode === 304) return;
    if (!isDocument || reply.hasHeader('content-security-policy')) return set('content-security-policy', FILE_POLICY);
    reply.header('content-security-policy', policyOf(reply.styleHashes ?? []));
    reply.header('reporting-endpoints', `csp="${CSP_REPORTS_PATH}"`);
  };
}
