import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration';

/** How long to wait for the provider, in milliseconds. */
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

/** Serves the API under the site's origin. Browsers then need neither CORS nor the provider's address. */
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
        // Set by this server, because a client may send anything in these headers.
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
      }),
      // RFC 9110, section 15.6: 504 if the provider is late, 502 for its other failures.
      onError: (reply, { error }) => {
        const isLate = 'statusCode' in error && error.statusCode === 504;
        reply.send(new ApiUnavailable(isLate ? 504 : 502, error));
      },
    },
  });
}
