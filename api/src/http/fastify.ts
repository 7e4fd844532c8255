import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { cacheReads } from './caching';
import { answerError, answerFailures } from './failures';
import { validatorCompiler } from './validation';

/** In bytes. A message of 5,000 characters fits, also where each takes three bytes (docs/product/api.md#call-20). */
const MAX_BODY = 16 * 1024;

/** The site's own server, on this machine or in its network, says with X-Forwarded-* who asks. */
const OWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export type ServerSettings = {
  logger?: FastifyServerOptions['logger'];
  /** Whose X-Forwarded-* headers are believed besides: addresses, networks and proxy-addr's names for networks. */
  trustedProxies?: readonly string[];
};

/** A server that checks requests and answers by the schemas of its routes, and answers failures as JSON. */
export function createFastify({ logger, trustedProxies = [] }: ServerSettings) {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    trustProxy: [...OWN_NETWORKS, ...trustedProxies],
    // While it closes, requests of open connections are answered, and these then end.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a page of another site can send text/plain without a preflight request, but not application/json.
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', async ({ method, url, log }, reply) => {
    log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  cacheReads(app);
  answerFailures(app);
  return app;
}
