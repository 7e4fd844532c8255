import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RenderFailure } from '../threads/RenderFailure';
import { sendFailure } from './sendFailure';

type Options = {
  /** The methods that a path has beside GET and HEAD. */
  methodsOf: (path: string) => readonly string[];
};

/** Every failure of this server as a page of its own; the cause goes to the log and nowhere else. */
export function answerFailures(app: FastifyInstance, { methodsOf }: Options): void {
  app.setErrorHandler<FastifyError>(answerError);

  // Every path has a page for GET: what finds no route has another method, or is a file that is not there.
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendFailure(reply, 404);
    const [path = '/'] = request.url.split('?', 1);
    reply.header('allow', ['GET', 'HEAD', ...methodsOf(path)].join(', '));
    return sendFailure(reply, 405);
  });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) => (closing ? sendFailure(reply, 503) : undefined));
}

/** Answers what was thrown, by a handler or by the framework before there was one. */
export function answerError(error: Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  const details = { err: error, method: request.method, url: request.raw.url, status };
  if (status < 500) request.log.info(details, 'request refused');
  else request.log.error(details, 'request failed');
  return sendFailure(reply, status);
}

function statusOf(error: Partial<FastifyError>): number {
  // The shell itself could not be rendered: a matter of seconds.
  if (error instanceof RenderFailure) return 503;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}
