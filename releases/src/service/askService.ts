import { z } from 'zod';
import { isSecureAddress } from '../access/secureAddress';
import type { Outcome } from '../command/outcome';
import type { StoreRequest } from '../command/request';

/** The release service, and the token by which it knows the caller. */
export type Service = { url: string; token: string | undefined };

/** A refusal or a failure of the service, or of the way to it. The message says what to do. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  constructor(
    message: string,
    readonly remote?: string,
  ) {
    super(message);
  }
}

/** In milliseconds. The service waits up to two minutes for a lock, and half a minute for the running shells. */
const TIMEOUT = 180_000;

const outcome = z.object({ data: z.looseObject({}), lines: z.array(z.string()) });
const problem = z.object({ detail: z.string(), remote: z.string().optional() });

/** Whether an address of RELEASES_URL is that of a service, and not of a database. */
export const isServiceAddress = (url: string): boolean => /^https?:/i.test(url);

/** Lets the service run a verb. Throws ServiceRefused with the service's own sentence. */
export async function askService({ verb, ...body }: StoreRequest, { url, token }: Service): Promise<Outcome> {
  if (!isSecureAddress(url)) {
    throw new ServiceRefused(`RELEASES_URL is ${url}, where others could read the token on the way; use https://`);
  }
  if (!token) {
    throw new ServiceRefused(
      `${url} needs a token; set RELEASES_TOKEN, or ask an administrator for one: npm run release -- access add`,
    );
  }
  const answer = await send(`${url.replace(/\/+$/, '')}/verbs/${verb}`, token, body);
  const done = outcome.safeParse(answer.body);
  if (answer.ok && done.success) return done.data;
  const refusal = problem.safeParse(answer.body);
  if (!answer.ok && refusal.success) throw new ServiceRefused(refusal.data.detail, refusal.data.remote);
  throw new ServiceRefused(`${url} answered ${answer.status}, as no release service does; correct RELEASES_URL`);
}

async function send(address: string, token: string, body: object) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // A redirect could lead the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { ok, status } = response;
    return { ok, status, body: parsed(await response.text()) };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new ServiceRefused(
      `${address} did not answer (${why}); the command may have taken effect, so look first: npm run release -- status`,
    );
  }
}

/** Undefined for a text that is no JSON, as a proxy's page about an error. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
