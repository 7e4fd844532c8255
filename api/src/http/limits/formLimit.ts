import { createHash } from 'node:crypto';
import { isIPv6, SocketAddress } from 'node:net';
import { getTableName } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { formLimits } from '../../data/schema';

/** Of one window, in seconds. */
const WINDOW = 600;

export type FormLimitSettings = {
  /** How often one address may send one form in ten minutes (docs/product/api.md#call-23). */
  sends: number;
  /** Counts for all instances on one PostgreSQL server; without it, each counts in its own memory. */
  pool?: pg.Pool | undefined;
};

/** The refusal carries its sentence twice: `email` is what the newsletter's form shows (docs/product/api.md#send-1). */
export const tooManySends = z.object({ error: z.string(), email: z.array(z.string()) });

const SENTENCE = 'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.';
const TOO_MANY = { error: SENTENCE, email: [SENTENCE] };

/**
 * Gives the hook that limits a form by its name. It counts what is valid; a visitor who mistypes is not locked out. The
 * database holds a hash in place of the visitor's address.
 */
export function createFormLimit({ sends, pool }: FormLimitSettings) {
  const limit = { points: sends, duration: WINDOW };
  const limiter = pool
    ? // A migration creates its table: two instances that start at once would disturb each other.
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
            // Where the clock was set back, the library's own window would seem to last for hours.
            .header('retry-after', Math.min(WINDOW, Math.ceil(refused.msBeforeNext / 1000)))
            .send(TOO_MANY)
        );
      }
    };
}

/** With a port, as some proxies write it into `X-Forwarded-For`: `192.0.2.1:50123`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The address or network whose visitors share a count. An IPv6 visitor owns a /64 at least (RFC 6177), so its first half
 * counts. A port never does: it is another one for each connection.
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
