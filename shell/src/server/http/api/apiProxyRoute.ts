import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { hostOf } from 'shared-http';
import type { ProviderFailures } from '../../../render-worker/ProviderFailures';
import { API_CALL } from '../../../shared/deadlines';
import type { Configuration } from '../../configuration';
import { endToEndHeaders } from './endToEndHeaders';
import { spareProvider } from './spareProvider';

/** The longest body, in bytes (docs/product/api.md#call-20). */
const BODY_LIMIT = 32 * 1024;

type Options = Pick<Configuration, 'apiOrigin' | 'apiPath'> & { timeout?: number };

const PREFIX = '/api';

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
export function apiProxyRoute(app: FastifyInstance, options: Options & { failures: ProviderFailures }): void {
  const { apiOrigin, apiPath, failures } = options;
  app.register(async (scope) => {
    spareProvider(scope, { failures, urlOf: ({ url }) => apiOrigin + apiPath + url.slice(PREFIX.length) });
    // Bodies are read here, so that a body that is too long is refused before the provider is asked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.register(httpProxy, proxySettings(options));
  });
}

/** How requests are passed on; `timeout` in milliseconds. */
export const proxySettings = ({ apiOrigin, apiPath, timeout = API_CALL }: Options): FastifyHttpProxyOptions => ({
  upstream: apiOrigin,
  prefix: PREFIX,
  rewritePrefix: apiPath,
  disableRequestLogging: true,
  proxyPayloads: false,
  config: { isGateway: true },
  undici: { headersTimeout: timeout, bodyTimeout: timeout },
  handler: ({ body, headers }, reply, destination, settings) => {
    const type = headers['content-type'] ?? 'application/octet-stream';
    reply.from(destination, body instanceof Buffer ? { ...settings, body, contentType: type } : settings);
  },
  replyOptions: {
    // `Expect` concerns one connection only, and this server has answered it (RFC 9110, section 10.1.1). Cookies are the
    // shell's own, among them the teams' token, so the provider must not get them.
    rewriteRequestHeaders: (request, { forwarded: _claimed, expect: _answered, cookie: _own, ...headers }) => ({
      ...endToEndHeaders(headers),
      // Set by this server, because a client may forge these headers.
      'x-forwarded-for': request.ip,
      'x-forwarded-host': hostOf(request),
      'x-forwarded-proto': request.protocol,
      'x-request-id': request.id,
    }),
    rewriteHeaders: endToEndHeaders,
    // By default the proxy repeats a GET that got 503 ten times within milliseconds, on top of the overload.
    retryDelay: () => null,
    // RFC 9110, section 15.6: 504 if the provider is late, 502 for its other failures.
    onError: (reply, { error }) => {
      const isLate = 'statusCode' in error && error.statusCode === 504;
      reply.send(new ApiUnavailable(isLate ? 504 : 502, error));
    },
  },
});
