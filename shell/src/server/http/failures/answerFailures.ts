import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RepeatCounter } from '../../../shared/composition/reports/RepeatCounter';
import { RenderFailure } from '../../rendering/RenderFailure';
import { sendFailure } from './sendFailure';

/** `headers` go into the answer of a refusal. */
type Failure = Partial<FastifyError> & { headers?: Record<string, string> };

type Options = {
  /** The methods that a path allows besides GET and HEAD. */
  methodsOf: (path: string) => readonly string[];
};

/** Answers every failure of the server with a page for visitors. The cause goes only to the log. */
export function answerFailures(app: FastifyInstance, { methodsOf }: Options): void {
  app.setErrorHandler<FastifyError>(answerError);

  // Every path answers GET with a page. So a request without a route has another method, or wants a missing file.
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

/** Answers an error that a handler threw, or Fastify before any handler ran. */
export function answerError(error: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  const details = { err: error, method: request.method, url: request.raw.url, status };
  if (status < 500) request.log.info(details, 'request refused');
  else logFailure(details, request);
  return sendFailure(reply, status, { headers: error.headers });
}

const repeatsOf = new WeakMap<object, RepeatCounter>();

/** A provider that is down fails all requests alike, so the same failure is logged once a minute, with a count. */
function logFailure(details: { err: Partial<FastifyError>; status: number }, { log, server }: FastifyRequest): void {
  const repeats = repeatsOf.get(server) ?? new RepeatCounter();
  repeatsOf.set(server, repeats);
  const { message, cause } = details.err as Error;
  const repeated = repeats.before(`${details.status} ${message} ${cause instanceof Error ? cause.message : ''}`);
  if (repeated !== undefined) log.error({ ...details, ...(repeated > 0 && { repeated }) }, 'request failed');
}

function statusOf(error: Partial<FastifyError>): number {
  // The shell itself could not be rendered. That passes within seconds.
  if (error instanceof RenderFailure) return 503;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}
