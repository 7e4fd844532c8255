import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { endStalledAnswers, originForm, refuseWrongHosts } from 'shared-http';
import { answerFailures } from './failures';

/** In bytes. The longest arguments are reasons and lists of remotes. */
const MAX_BODY = 64 * 1024;

/** Ends a connection whose client sends on after a refusal, in milliseconds. A content has five minutes. */
const REQUEST_TIMEOUT = 330_000;

/** Answers are data for programs. Browsers must run nothing of them; `/docs` has a policy of its own. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

export type ServerSettings = {
  /** The store in messages. */
  place: string;
  /** Without it, nothing is logged. */
  logLevel?: string | undefined;
};

/** A server that checks requests and answers by the schemas of its routes, and answers failures as problems. */
export function createFastify({ place, logLevel }: ServerSettings) {
  const app = Fastify({
    // The request has its token in a header, and pino's default serializer of requests logs no headers.
    logger: logLevel === undefined ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY,
    requestTimeout: REQUEST_TIMEOUT,
    // The proxy on this machine tells the client's address. Other clients could invent one.
    trustProxy: 'loopback',
    // A closing server still answers requests on open connections, and then ends these connections.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a page of another site can send text/plain without a preflight request, but not application/json.
  app.removeContentTypeParser('text/plain');
  refuseWrongHosts(app);
  endStalledAnswers(app);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
  answerFailures(app, { place });
  return app;
}
