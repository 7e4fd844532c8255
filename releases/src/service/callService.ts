import { z } from 'zod';
import { isSecureAddress } from '../access/secureAddress';
import { reasonOf } from './reasonOf';

/** The release service, and the token by which it knows the caller: a CI asks for its own when it is needed. */
export type Service = { url: string; token: string | undefined | (() => Promise<string>) };

/** A refusal or a failure of the service, or of the way to it. The message says what to do. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  constructor(
    message: string,
    readonly remote?: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/** In milliseconds. The service waits up to two minutes for a lock, and half a minute for the running shells. */
const TIMEOUT = 180_000;

const problem = z.object({ detail: z.string(), remote: z.string().optional() });

type Call<Answer> = {
  method: 'POST' | 'PUT';
  path: string;
  type: string;
  body: string | Blob;
  answer: z.ZodType<Answer>;
  /** What the user can do if no answer comes. */
  advice: string;
  /** In milliseconds. */
  timeout?: number;
};

/** Whether an address of RELEASES_URL is that of a service, and not of a database. */
export const isServiceAddress = (url: string): boolean => /^https?:/i.test(url);

/** The token for a service. Throws ServiceRefused without one, or for an address that would give it away. */
export async function readyService({ url, token }: Service): Promise<string> {
  if (!isSecureAddress(url)) {
    throw new ServiceRefused(`RELEASES_URL is ${url}, where others could read the token on the way; use https://`);
  }
  const given = typeof token === 'function' ? await token() : token;
  if (given) return given;
  throw new ServiceRefused(
    `${url} needs a token; set RELEASES_TOKEN, or ask an administrator for one: npm run release -- access add`,
  );
}

/** Calls the service. Throws ServiceRefused with the service's own sentence. */
export async function callService<Answer>(service: Service, call: Call<Answer>): Promise<Answer> {
  const { url } = service;
  const { ok, status, body } = await send(`${url.replace(/\/+$/, '')}/${call.path}`, await readyService(service), call);
  const done = call.answer.safeParse(body);
  if (ok && done.success) return done.data;
  const refusal = problem.safeParse(body);
  if (!ok && refusal.success) throw new ServiceRefused(refusal.data.detail, refusal.data.remote, status);
  throw new ServiceRefused(`${url} answered ${status}, as no release service does; correct RELEASES_URL`);
}

type Sent = Pick<Call<unknown>, 'method' | 'type' | 'body' | 'advice' | 'timeout'>;

async function send(address: string, token: string, { method, type, body, advice, timeout = TIMEOUT }: Sent) {
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
      // A redirect could lead the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const { ok, status } = response;
    return { ok, status, body: parsed(await response.text()) };
  } catch (error) {
    throw new ServiceRefused(`${address} did not answer (${reasonOf(error)}); ${advice}`);
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
