import { z } from 'zod';
import { ServiceRefused } from './callService';
import { reasonOf } from './reasonOf';

/** In milliseconds. */
const TIMEOUT = 30_000;

/** A token is asked for anew so many milliseconds before it expires: the service may need a while to read a request. */
const MARGIN = 60_000;

const NO_PERMISSION =
  'This job of GitHub Actions may not ask for its identity; add to the job: permissions: id-token: write, or set RELEASES_TOKEN';

const answer = z.object({ value: z.string() });
const claims = z.object({ exp: z.number() });

/**
 * Returns a function that asks GitHub Actions for the job's OpenID Connect token, for the origin of a service as audience. A
 * token is asked for anew shortly before it expires. Rejects if the job lacks the permission. Undefined if this is no such job.
 */
export function ciToken(service: string, env: NodeJS.ProcessEnv): (() => Promise<string>) | undefined {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = env;
  if (!env.GITHUB_ACTIONS && !url) return undefined;
  // GitHub sets these variables only for a job with the permission.
  if (!url || !bearer) return () => Promise.reject(new ServiceRefused(NO_PERMISSION));
  const address = URL.parse(url);
  address?.searchParams.set('audience', URL.parse(service)?.origin ?? service);
  let known: { token: string; until: number } | undefined;
  return async () => {
    if (!known || known.until < Date.now()) {
      const token = await askFor(address?.href ?? url, bearer);
      known = { token, until: expiryOf(token) - MARGIN };
    }
    return known.token;
  };
}

async function askFor(address: string, bearer: string): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return answer.parse(await response.json()).value;
  } catch (error) {
    throw new ServiceRefused(`GitHub Actions gave no token (${reasonOf(error)}); run the job again`);
  }
}

/** The end of a token's life, in milliseconds since 1970; 0 if the token does not tell. */
function expiryOf(token: string): number {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return claims.parse(JSON.parse(text)).exp * 1000;
  } catch {
    return 0;
  }
}
