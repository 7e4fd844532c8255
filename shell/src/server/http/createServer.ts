import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { endStalledAnswers, judgeConditions, originForm, refuseWrongHosts } from 'shared-http';
import { REQUEST } from '../../shared/deadlines';
import type { Configuration } from '../configuration';
import type { InlineScripts } from '../pages/document/shellBuild';
import { answerClientError } from './failures/answerClientError';
import { answerError } from './failures/answerFailures';
import { FAILURE_STYLES_HASH } from './failures/failurePage';
import { securityHeaders } from './securityHeaders';

type Settings = Pick<Configuration, 'logLevel' | 'trustedProxies' | 'mediaOrigin'> & { inline: InlineScripts };

/**
An HTTP server without routes, with logging, trusted proxies and security headers. It logs to `stream`, by default to
 * standard output.
 */
export function createServer(
  { logLevel, trustedProxies, mediaOrigin, inline }: Settings,
  stream?: { write(line: string): void },
): FastifyInstance {
  const setSecurityHeaders = securityHeaders(mediaOrigin, inline);
  const app = Fastify({
    logger: { level: logLevel, stream },
    // The API's log uses the same request id.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    // Any client can send X-Forwarded-* headers, so only those of listed proxies are read.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: REQUEST,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Fastify's own answer is English JSON. answerFailures has a page for visitors.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run if a request fails before it has a route. The headers depend on the type of the answer, so it is
      // set first.
      reply.type('text/html; charset=utf-8');
      reply.styleHashes = [FAILURE_STYLES_HASH];
      setSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerClientError,
  });
  app.register(fastifyCookie);
  app.decorateReply('styleHashes');
  refuseWrongHosts(app);
  endStalledAnswers(app);
  judgeConditions(app);
  // After the conditions, because a 304 has fewer headers.
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    app.log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  return app;
}
