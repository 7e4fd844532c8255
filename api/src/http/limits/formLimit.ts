import { createHash } from 'node:crypto';
import { isIPv6, SocketAddress } from 'node:net';
import { getTableName } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { formLimits } from '../../data/schema';

/** Length of the window in which sends are counted, in seconds. */
const WINDOW = 600;

export type FormLimitSettings = {
  /** How often one address may send one form in ten minutes (docs/product/api.md#call-23). */
  sends: number;
  /** With it, all instances on one PostgreSQL server count together. Without it, each counts in its own memory. */
  pool?: pg.Pool | undefined;
};

/** The refusal has its sentence twice, because the newsletter's form shows `email` (docs/product/api.md#send-1). */
export const tooManySends = z.object({ error: z.string(), email: z.array(z.string()) });

const SENTENCE = 'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.';
const TOO_MANY = { error: SENTENCE, email: [SENTENCE] };

/**
 * Returns a function that makes the limiting hook of a form. Only valid requests count, so that a visitor who mistypes is
 * not locked out. The database holds a hash instead of the visitor's address.
 */
export function createFormLimit({ sends, pool }: FormLimitSettings) {
  const limit = { points: sends, duration: WINDOW };
  const limiter = pool
    ? // A migration creates the table: limiters of two instances that start at once would disturb each other.
      new RateLimiterPostgres({ ...limit, storeClient: pool, tableName: getTableName(formLimits), tableCreated: true })
    : new RateLimiterMemory(limit);
  return (form: string): preHandlerAsyncHookHandler =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.validationError) return;
      try {
        await limiter.consume(
          createHash('sha256')
            .update(`${form} ${networkOf(request.ip)}`)
            .digest('base64url'),
        );
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return (
          reply
            .code(429)
            // If the clock was set back, the library would report a window of hours.
            .header('retry-after', Math.min(WINDOW, Math.ceil(refused.msBeforeNext / 1000)))
            .send(TOO_MANY)
        );
      }
    };
}

/** With a port, as some proxies write it into `X-Forwarded-For`: `192.0.2.1:50123`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The address or network whose visitors share a count. An IPv6 visitor owns at least a /64 (RFC 6177), so only the first
 * half of the address counts. The port never counts, because each connection has another one.
 */
export function networkOf(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  const [address = ''] = (ipv6 ?? ipv4 ?? text).split('%');
  if (!isIPv6(address)) return address;
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  if (plain.startsWith('::ffff:') && plain.includes('.')) return plain.slice('::ffff:'.length);
  const [before = '', after] = plain.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
