import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration';

/** A provider that says nothing for this long has failed (milliseconds). */
const TIMEOUT = 15_000;

type Options = Pick<Configuration, 'apiOrigin' | 'apiPath'> & { timeout?: number };

class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
  constructor(
    readonly statusCode: 502 | 504,
    cause: unknown,
  ) {
    super('the API did not answer', { cause });
  }
}

/** The API under the site's own origin: no preflight, no CORS, and its address is not in the browser's code. */
export function apiProxyRoute(app: FastifyInstance, { apiOrigin, apiPath, timeout = TIMEOUT }: Options): void {
  app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: apiPath,
    disableRequestLogging: true,
    undici: { headersTimeout: timeout, bodyTimeout: timeout },
    replyOptions: {
      rewriteRequestHeaders: ({ host, protocol, ip }, { forwarded: _claimed, ...headers }) => ({
        ...headers,
        // What this server knows, and never what a client says of itself.
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
      }),
      // RFC 9110, section 15.6: 504 where the provider is late, 502 for all else that is its fault.
      onError: (reply, { error }) => {
        const isLate = 'statusCode' in error && error.statusCode === 504;
        reply.send(new ApiUnavailable(isLate ? 504 : 502, error));
      },
    },
  });
}
