import type { FastifyReply } from 'fastify';
import { FAILURE_STYLES_HASH, failurePage } from './failurePage';
import { failureSentence } from './failureSentences';

/** When to try again after a temporary failure, in seconds. */
const RETRY_AFTER = 10;

type Options = { retryAfter?: number; headers?: Record<string, string> | undefined };

/** Requests below `/api` come from programs, all others from people. */
const isForPrograms = (path: string) => /^\/api(?:[/?]|$)/.test(path);

/**
 * Answers with a status and the visitor's sentence, as a page, or below `/api` as JSON in the API's shape. `retryAfter`, in
 * seconds, is sent with 503.
 */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  { retryAfter = RETRY_AFTER, headers = {} }: Options = {},
): FastifyReply {
  // Headers that a handler set for its answer are wrong for the failure.
  for (const header of ['etag', 'last-modified', 'content-encoding', 'content-range', 'content-length', 'location']) {
    reply.removeHeader(header);
  }
  reply.styleHashes = [FAILURE_STYLES_HASH];
  reply.code(status).headers(headers).header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', retryAfter);
  if (isForPrograms(reply.request.raw.url ?? '')) return reply.type('application/json').send(apiProblem(status));
  return reply.type('text/html; charset=utf-8').send(failurePage(status, reply.request.method));
}

const apiProblem = (status: number) => JSON.stringify({ error: failureSentence(status).title });
