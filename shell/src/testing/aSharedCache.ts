import type { FastifyInstance } from 'fastify';

type Stored = { vary: Record<string, string>; body: string; etag: string; storedAt: number };
export type CachedAnswer = {
  body: string;
  /** The cookies that the visitor gets, as `name=value`. */
  cookies: string[];
  /** The body's source. `cache, confirmed` means that the server answered 304 (Not Modified). */
  from: 'server' | 'cache' | 'cache, confirmed';
};

type Options = {
  /** How long cached answers are used without revalidation, in milliseconds. Some content delivery networks do that. */
  keepFor?: number;
  now?: () => number;
};

/**
 * A shared cache in front of a server, such as a proxy's (RFC 9111). It stores `public` answers, distinguishes them by the
 * headers in `Vary`, and revalidates them with their `ETag` before each use.
 */
export function aSharedCache(app: FastifyInstance, { keepFor = 0, now = Date.now }: Options = {}) {
  const stored = new Map<string, Stored[]>();

  return async function get(url: string, cookie = ''): Promise<CachedAnswer> {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const found = stored
      .get(url)
      ?.find(({ vary }) => Object.entries(vary).every(([name, value]) => (headers[name] ?? '') === value));
    if (found && now() - found.storedAt < keepFor) return { body: found.body, cookies: [], from: 'cache' };

    const conditional = found && { 'if-none-match': found.etag };
    const answer = await app.inject({ url, headers: { ...headers, ...conditional } });
    const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`);
    const isConfirmed = answer.statusCode === 304 && found !== undefined;
    const body = isConfirmed ? found.body : answer.body;
    // A confirmation renews the stored headers, too (RFC 9111, section 4.3.4).
    const { 'cache-control': control = '', vary = '', etag = '' } = answer.headers as Record<string, string>;
    const others = (stored.get(url) ?? []).filter((one) => one !== found);
    const names = vary.split(',').map((name) => name.trim().toLowerCase());
    const told = Object.fromEntries(names.map((name) => [name, headers[name] ?? '']));
    const next = { body, etag, storedAt: now(), vary: told };
    stored.set(url, /public/.test(control) ? [next, ...others] : others);
    return { body, cookies, from: isConfirmed ? 'cache, confirmed' : 'server' };
  };
}
