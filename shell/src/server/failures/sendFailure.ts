import type { FastifyReply } from 'fastify';
import { failurePage } from './failurePage';
import { failureSentence } from './failureSentences';

/** When to ask again after a failure that passes, in seconds. */
const RETRY_AFTER = 10;

/** Programs ask below `/api`, people everywhere else. */
const isForPrograms = (path: string) => /^\/api(?:[/?]|$)/.test(path);

/**
 * Answers with a status and the visitor's sentence: a page, or below `/api` JSON in the API's own shape. `retryAfter`, in
 * seconds, goes with 503.
 */
export function sendFailure(reply: FastifyReply, status: number, retryAfter = RETRY_AFTER): FastifyReply {
  // What a handler promised about its answer does not hold for the failure.
  for (const header of ['etag', 'last-modified', 'content-encoding', 'content-range', 'content-length', 'location']) {
    reply.removeHeader(header);
  }
  reply.code(status).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', retryAfter);
  if (isForPrograms(reply.request.raw.url ?? '')) return reply.type('application/json').send(apiProblem(status));
  return reply.type('text/html; charset=utf-8').send(failurePage(status, reply.request.method));
}

const apiProblem = (status: number) => JSON.stringify({ error: failureSentence(status).title });
