import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { isSecureAddress } from 'releases';
import { z } from 'zod';

/** Timeout for an issuer's answer, in milliseconds. */
const TIMEOUT = 5_000;

/** How long fetched keys are used, in milliseconds. An unknown key is looked for earlier, but only after the pause. */
const MAX_AGE = 10 * 60_000;
const PAUSE = 30_000;

/** The fields of OpenID Connect Discovery that are needed here. */
const configuration = z.object({ issuer: z.string(), jwks_uri: z.string().refine(isSecureAddress, 'must be https') });

/** Returns a function that gives the keys of an issuer. It finds their address by OpenID Connect Discovery, and caches them. */
export function createIssuerKeys(): (issuer: string) => Promise<JWTVerifyGetKey> {
  const known = new Map<string, Promise<JWTVerifyGetKey>>();
  return (issuer) => {
    const keys = known.get(issuer) ?? discover(issuer);
    known.set(issuer, keys);
    // The next request tries again.
    keys.catch(() => known.delete(issuer));
    return keys;
  };
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`its configuration answered ${response.status}`);
  const found = configuration.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`its configuration is of ${found.issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    timeoutDuration: TIMEOUT,
    cacheMaxAge: MAX_AGE,
    cooldownDuration: PAUSE,
  });
}
