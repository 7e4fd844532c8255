import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Configuration } from './configuration';
import { answerClientError } from './failures/answerClientError';
import { answerError, answerFailures } from './failures/answerFailures';
import { originForm } from './routes/parseAddress';
import { securityHeaders } from './securityHeaders';

/** Whether a path takes a POST. */
type TakesForm = (path: string) => boolean;

type Settings = Pick<Configuration, 'logLevel' | 'trustedProxies' | 'mediaOrigin'>;

/**
 * An HTTP server without routes: what it logs (to standard output where no other place is given), whom it believes, and
 * what it answers where something fails.
 */
export function createServer(
  { logLevel, trustedProxies, mediaOrigin }: Settings,
  takesForm: TakesForm,
  stream?: { write(line: string): void },
): FastifyInstance {
  const setSecurityHeaders = securityHeaders(mediaOrigin);
  const app = Fastify({
    logger: { level: logLevel, stream },
    logController: new LogController({ disableRequestLogging: true }),
    // Without a list nobody's X-Forwarded-* headers are read: any client can send them.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // The framework's own answer is English JSON: answerFailures has a page for this.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for what fails before there is a route.
      setSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerClientError,
  });
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply));
  answerFailures(app, { methodsOf: (path) => (takesForm(path) ? ['POST'] : []) });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    app.log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  return app;
}
