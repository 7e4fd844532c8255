import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalKind, ReleaseRefused, storeProblem } from 'releases';
import { IssuerUnavailable } from '../identities/Identity';
import { aProblem, PROBLEM_TYPE, type Problem } from './problem';
import { Refused } from './Refused';

const STATUS_OF: Record<RefusalKind, number> = {
  forbidden: 403,
  missing: 404,
  conflict: 409,
  rule: 422,
  size: 413,
  late: 408,
  busy: 503,
};

const NOT_FOUND = aProblem(404, 'There is no such endpoint; /docs lists those that exist');

/** Seconds until a client may try again when the store or an issuer does not answer. */
const RETRY_AFTER = '5';

/** Details of Fastify's refusals before a route runs. */
const DETAILS: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A verb has its arguments as application/json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; a verb without arguments has the body {}',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON',
};

/** Answers every failure as a problem. Failures of the service itself are logged, and their details stay there. */
export function answerFailures(app: FastifyInstance, { place }: { place: string }): void {
  app.setNotFoundHandler((_request, reply) => send(reply, NOT_FOUND));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof ReleaseRefused) {
      // The client still sends. Its connection cannot be used for another request.
      if (error.kind === 'late') reply.header('connection', 'close');
      if (error.kind === 'busy') reply.header('retry-after', RETRY_AFTER);
      return send(reply, aProblem(STATUS_OF[error.kind], error.message, error.remote));
    }
    if (error instanceof Refused) return send(reply.headers(error.headers), aProblem(error.statusCode, error.message));
    if (error.validation)
      return send(reply, aProblem(422, `The arguments are not valid: ${fieldsOf(error.validation)}`));
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const limit = request.routeOptions.bodyLimit;
      return send(reply, aProblem(413, `The body has more than ${limit} bytes, which is the limit here`));
    }
    const unavailable = error instanceof IssuerUnavailable ? error.message : storeProblem(error, place);
    if (unavailable !== undefined) {
      logFailure(request, error, 'A request was put off');
      return send(reply.header('retry-after', RETRY_AFTER), aProblem(503, unavailable));
    }
    const { statusCode: status = 500 } = error;
    if (status < 500) return send(reply, aProblem(status, DETAILS[error.code] ?? error.message));
    logFailure(request, error, 'A request failed');
    return send(reply, aProblem(500, `The service failed; its log tells why, with the request ${request.id}`));
  });
}

/** Answers with a problem. */
export const send = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type(PROBLEM_TYPE).send(problem);

const logFailure = ({ log }: FastifyRequest, error: Error, message: string) => log.error(error, message);

const fieldsOf = (validation: readonly { instancePath: string; message?: string | undefined }[]): string =>
  validation.map(({ instancePath, message }) => `${instancePath.slice(1) || 'the body'}: ${message}`).join('; ');
