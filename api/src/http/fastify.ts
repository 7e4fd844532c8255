import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerError, answerFailures } from './failures';

// The longest message of a form is a few thousand characters.
const MAX_BODY = 64 * 1024;

/** A server whose routes' schemas check what comes in and shape what goes out, and whose failures are JSON. */
export function createFastify(logger: FastifyServerOptions['logger']) {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    // The site's own server stands in front, on this machine or in its network; nobody else may tell us who asks.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON alone: a page of another site can send text/plain without being asked, but not application/json.
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', async ({ method, url, log }, reply) => {
    log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  answerFailures(app);
  return app;
}
