import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { endStalledAnswers, originForm, refuseWrongHosts } from 'shared-http';
import { answerError, answerFailures } from './answers/failures';
import { type LogSettings, loggerOptions } from './log';
import { setProtectiveHeaders } from './protectiveHeaders';
import { validatorCompiler } from './validation';

/** In bytes. A message of 5,000 characters fits, also where each takes four bytes (docs/product/api.md#call-20). */
const MAX_BODY = 32 * 1024;

/** The site's own server, on this machine or in its network, says with X-Forwarded-* who asks. */
const OWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export type ServerSettings = {
  /** Without it, nothing is logged. */
  log?: LogSettings;
  /** Whose X-Forwarded-* headers are believed besides: addresses, networks and proxy-addr's names for networks. */
  trustedProxies?: readonly string[];
};

/** A server that checks requests and answers by the schemas of its routes, and answers failures as JSON. */
export function createFastify({ log, trustedProxies = [] }: ServerSettings) {
  const app = Fastify({
    logger: log ? loggerOptions(log) : false,
    genReqId: ({ headers }) => idOf(headers['x-request-id']) ?? randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    trustProxy: [...OWN_NETWORKS, ...trustedProxies],
    // While it closes, requests of open connections are answered, and these then end.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a page of another site can send text/plain without a preflight request, but not application/json.
  app.removeContentTypeParser('text/plain');
  refuseWrongHosts(app);
  endStalledAnswers(app);
  app.addHook('onResponse', async ({ method, url, log }, reply) => {
    log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    setProtectiveHeaders(request, reply);
    // Who reports a failure can name it.
    reply.header('x-request-id', request.id);
  });
  answerFailures(app);
  return app;
}

/** The id that the server in front gave, if it is one. */
const idOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : undefined;
