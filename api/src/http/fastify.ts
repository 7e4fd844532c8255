import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { endStalledAnswers, originForm, refuseWrongHosts } from 'shared-http';
import { answerError, answerFailures } from './answers/failures';
import { type LogSettings, loggerOptions } from './log';
import { setProtectiveHeaders } from './protectiveHeaders';
import { validatorCompiler } from './validation';

/** In bytes. A message of 5,000 characters fits, even if each takes four bytes (docs/product/api.md#call-20). */
const MAX_BODY = 32 * 1024;

/** Networks of the site's own server, whose X-Forwarded-* headers name the visitor. */
const OWN_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export type ServerSettings = {
  /** Without it, nothing is logged. */
  log?: LogSettings;
  /** Further proxies whose X-Forwarded-* headers count: addresses, networks and proxy-addr's names for networks. */
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
    // A closing server still answers requests on open connections, and then ends these connections.
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
    // A person who reports a failure can quote this id.
    reply.header('x-request-id', request.id);
  });
  answerFailures(app);
  return app;
}

/** The request id from the server in front, if it is valid. */
const idOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : undefined;
