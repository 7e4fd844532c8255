import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER } from '../limits/unavailable';
import { reasonOf } from '../log';
import { setProtectiveHeaders } from '../protectiveHeaders';
import { sendLastGood } from './caching';
import { INVALID_REQUEST, type Problem, reasonsByField } from './problem';

const NOT_FOUND: Problem = { error: 'No existe' };

const UNAVAILABLE: Problem = { error: 'El servicio no está disponible. Vuelve a intentarlo dentro de unos segundos.' };

/** The answer of a handler that finds nothing. */
export function notFound(reply: { code(status: 404): unknown }): Problem {
  reply.code(404);
  return NOT_FOUND;
}

// Fastify's refusals before it checks a route's schema.
const REFUSALS: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { error: 'El cuerpo debe enviarse como application/json' },
  FST_ERR_CTP_BODY_TOO_LARGE: { error: 'El cuerpo es demasiado grande' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { error: INVALID_REQUEST, fields: { body: ['El cuerpo está vacío'] } },
  FST_ERR_CTP_INVALID_JSON_BODY: { error: INVALID_REQUEST, fields: { body: ['El cuerpo no es JSON válido'] } },
  FST_ERR_BAD_URL: { error: 'La dirección no es válida' },
};

// Refusals of HTTP itself (RFC 9110, sections 15.5.13 and 15.5.17).
const REFUSALS_OF_HTTP: Record<number, Problem> = {
  412: { error: 'Lo que se pide ha cambiado' },
  416: { error: 'El fichero no tiene la parte que se pide' },
};

/** Answers every failure as JSON in one shape. Callers learn what they did wrong; failures of the API itself are logged. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND));
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
}

/** Answers a failure, even if it comes before routing, as for an address that cannot be decoded. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A handler may have set caching headers for a file. An error must not be cached like that file.
  reply.removeHeader('etag');
  if (isUnavailable(error)) logPutOff(reasonOf(error), request);
  if (isUnavailable(error) && sendLastGood(request, reply)) return reply;
  const { headers = {} } = error as FastifyError & { headers?: Record<string, string> };
  // The hooks that set these headers on other answers do not run before routing.
  reply.headers(headers).header('cache-control', 'no-store');
  setProtectiveHeaders(request, reply);
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return reply.code(404).send(NOT_FOUND);
  if (error.validation && error.validationContext === 'params') return reply.code(404).send(NOT_FOUND);
  if (error.validation) {
    const fields = reasonsByField(error.validation, error.validationContext ?? 'body');
    return reply.code(400).send({ error: INVALID_REQUEST, fields });
  }
  if (isUnavailable(error)) return reply.code(503).header('retry-after', RETRY_AFTER).send(UNAVAILABLE);
  const { statusCode: status = 500 } = error;
  if (status < 500)
    return reply.code(status).send(REFUSALS[error.code] ?? REFUSALS_OF_HTTP[status] ?? { error: INVALID_REQUEST });
  request.log.error(error, 'A request failed');
  return reply.code(500).send({ error: 'Error interno del servidor' });
}

/** Pause between two lines of the log with the same reason, in milliseconds. */
const LOG_PERIOD = 60_000;

const putOff = new WeakMap<object, Map<string, { at: number; more: number }>>();

/**
 * Logs why requests get 503: once a minute for each reason, with the number of requests since the last line. It logs no
 * stacks, because many requests fail at once, and writing their stacks would cost more than answering.
 */
function logPutOff(reason: string, { log, server }: FastifyRequest): void {
  const reasons = putOff.get(server) ?? new Map<string, { at: number; more: number }>();
  putOff.set(server, reasons);
  const last = reasons.get(reason);
  if (last && performance.now() - last.at < LOG_PERIOD) {
    last.more += 1;
    return;
  }
  if (reasons.size > 100) reasons.clear();
  reasons.set(reason, { at: performance.now(), more: 0 });
  log.warn(`A request was put off: ${reason}${last?.more ? ` (and ${last.more} more since the last such line)` : ''}`);
}
