/** The headers of an answer, by names in lower case. */
type Headers = Record<string, string>;

/** The scored parts of an answer. `cookies` are its `Set-Cookie` lines, `html` is its body if it is a document. */
export type Answer = { headers: Headers; cookies: readonly string[]; html?: string | undefined };

export type Score = { points: number; reasons: string[] };

type Verdict = [modifier: number, reason: string];

const SIX_MONTHS = 15_768_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
/** Below this sum no bonus counts. */
const BONUS_FROM = 90;

/**
 * The score of MDN's HTTP Observatory for an answer over TLS: 100, less its faults, plus bonuses. Rules and points come from
 * github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js), as of August 2026. Two tests are left out:
 * redirection concerns the proxy in front of the site, and HSTS preload lists concern the operator.
 */
export function observatoryScore(answer: Answer): Score {
  const verdicts = [csp, framing, cookies, transport, sniffing, referrer, resources, sharing, scripts].map((rule) =>
    rule(answer),
  );
  const faults = verdicts.filter(([modifier]) => modifier < 0).reduce((sum, [modifier]) => sum + modifier, 100);
  const bonus = verdicts.filter(([modifier]) => modifier > 0).reduce((sum, [modifier]) => sum + modifier, 0);
  const points = Math.max(0, faults >= BONUS_FROM ? faults + bonus : faults);
  return { points, reasons: verdicts.map(([modifier, reason]) => `${modifier > 0 ? '+' : ''}${modifier} ${reason}`) };
}

/** The sources of a policy by directive. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])));
}

function csp({ headers }: Answer): Verdict {
  const header = headers['content-security-policy'];
  if (!header) return [-25, 'no Content-Security-Policy'];
  const policy = parsePolicy(header);
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    // Browsers ignore 'unsafe-inline' beside a hash or a nonce.
    const isHashed = sources.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
    return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const has = (name: string, ...refused: string[]) => sourcesOf(name).some((source) => refused.includes(source));
  if (has('script-src', ...BROAD, ...INLINE) || has('object-src', ...BROAD))
    return [-20, 'CSP: unsafe script or object'];
  const passive = ['img-src', 'media-src'];
  const insecure = [...policy].filter(([, sources]) => sources.some((source) => /^(http|ftp):/.test(source)));
  if (insecure.some(([name]) => !passive.includes(name))) return [-20, 'CSP: active content over http'];
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return [-10, 'CSP: unsafe-eval'];
  if (insecure.length > 0) return [-10, 'CSP: pictures over http'];
  if (has('style-src', ...BROAD, ...INLINE)) return [0, 'CSP: unsafe styles'];
  const isNone = String(policy.get('default-src')) === "'none'";
  return isNone ? [10, "CSP: default-src 'none', nothing unsafe"] : [5, 'CSP: nothing unsafe'];
}

function framing({ headers }: Answer): Verdict {
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors?.every((source) => !BROAD.includes(source))) return [5, 'framing: by the CSP'];
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? [5, 'framing: by X-Frame-Options']
    : [-20, 'framing: anybody may'];
}

function cookies({ cookies: lines }: Answer): Verdict {
  if (lines.length === 0) return [0, 'no cookies'];
  const all = (attribute: RegExp) => lines.every((line) => attribute.test(line));
  if (!all(/;\s*secure/i)) return [-40, 'a cookie without Secure'];
  if (!all(/;\s*httponly/i)) return [-30, 'a cookie without HttpOnly'];
  return all(/;\s*samesite=(lax|strict)/i)
    ? [5, 'cookies: Secure, HttpOnly, SameSite']
    : [0, 'a cookie without SameSite'];
}

function transport({ headers }: Answer): Verdict {
  const [, age] = /max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (age === undefined) return [-20, 'no HSTS'];
  return Number(age) >= SIX_MONTHS ? [0, 'HSTS for six months or more'] : [-10, 'HSTS for less than six months'];
}

const sniffing = ({ headers }: Answer): Verdict =>
  headers['x-content-type-options'] === 'nosniff' ? [0, 'nosniff'] : [-5, 'no nosniff'];

function referrer({ headers }: Answer): Verdict {
  const policy = headers['referrer-policy'];
  if (policy === undefined) return [0, 'no Referrer-Policy'];
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy);
  if (isPrivate) return [5, 'Referrer-Policy: private'];
  return policy === 'no-referrer-when-downgrade'
    ? [0, 'Referrer-Policy: the default']
    : [-5, 'Referrer-Policy: unsafe'];
}

function resources({ headers }: Answer): Verdict {
  const policy = headers['cross-origin-resource-policy'];
  if (policy === undefined || policy === 'cross-origin') return [0, `CORP: ${policy ?? 'none'}`];
  return /^same-(origin|site)$/.test(policy) ? [10, `CORP: ${policy}`] : [-5, 'CORP: invalid'];
}

function sharing({ headers }: Answer): Verdict {
  const origin = headers['access-control-allow-origin'];
  if (!origin || origin === '*') return [0, 'CORS: none, or public'];
  return headers['access-control-allow-credentials'] === 'true'
    ? [-50, 'CORS: with credentials']
    : [0, 'CORS: restricted'];
}

function scripts({ html = '' }: Answer): Verdict {
  const loaded = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = loaded.filter(([, src = '']) => /^(https?:)?\/\//.test(src));
  if (foreign.some(([, src = '']) => src.startsWith('http:'))) return [-50, 'SRI: a script over http'];
  if (foreign.length === 0) return [0, 'SRI: all scripts from this origin'];
  return foreign.every(([tag]) => tag.includes('integrity='))
    ? [5, 'SRI: all with hashes']
    : [-5, 'SRI: a script without a hash'];
}
