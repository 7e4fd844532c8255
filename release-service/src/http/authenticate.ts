import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Identity, NotAuthenticated } from '../identities/Identity';
import { Refused } from './Refused';

/** Limits of a minute. Wrong tokens count by address, requests with a right one and contents by identity. */
export type Limits = { wrongTokens: number; requests: number; contents: number };

export const DEFAULT_LIMITS: Limits = { wrongTokens: 20, requests: 120, contents: 4_000 };

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

const HOW = 'send a token as "Authorization: Bearer …"; the release command does with RELEASES_TOKEN';

/**
 * Lets only requests with a right token into a scope, and returns a function that gives a request's identity. A wrong token
 * never keeps the right ones of the same address out: machines behind one router share it.
 */
export function authenticate(
  scope: FastifyInstance,
  identify: (token: string) => Promise<Identity>,
  { wrongTokens, requests }: Pick<Limits, 'wrongTokens' | 'requests'>,
): (request: FastifyRequest) => Identity {
  const wrong = new RateLimiterMemory({ points: wrongTokens, duration: 60 });
  const right = new RateLimiterMemory({ points: requests, duration: 60 });
  const identities = new WeakMap<FastifyRequest, Identity>();
  scope.addHook('onRequest', async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    // RFC 6750, section 3: without a token, the challenge has no error code.
    if (token === undefined) throw new Refused(401, `There is no token; ${HOW}`, { 'www-authenticate': 'Bearer' });
    try {
      identities.set(request, await identify(token));
    } catch (error) {
      if (!(error instanceof NotAuthenticated)) throw error;
      await count(wrong, request.ip, 'Too many wrong tokens came from this address');
      throw new Refused(401, error.message, { 'www-authenticate': 'Bearer error="invalid_token"' });
    }
    await count(right, identityOf(request).id, 'This identity sends too many requests');
  });
  const identityOf = (request: FastifyRequest) => {
    const identity = identities.get(request);
    if (!identity) throw new Error('A route without authentication asks for the identity');
    return identity;
  };
  return identityOf;
}

async function count(limiter: RateLimiterAbstract, key: string, reason: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // If the clock was set back, the library would report a window of hours.
    const seconds = Math.min(60, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refused(429, `${reason}; try again in ${seconds} s`, { 'retry-after': String(seconds) });
  }
}
