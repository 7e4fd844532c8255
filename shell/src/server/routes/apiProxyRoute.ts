import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration';

/** A provider that says nothing for this long has failed (milliseconds). */
const TIMEOUT = 15_000;

/** The API under the site's own origin: no preflight, no CORS, and its address is not in the browser's code. */
export function apiProxyRoute(app: FastifyInstance, { apiOrigin, apiPath }: Configuration): void {
  app.register(httpProxy, {
    upstream: apiOrigin,
    prefix: '/api',
    rewritePrefix: apiPath,
    undici: { headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
      }),
    },
  });
}
