import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isTrouble, type ProviderFailures, retryAfter } from '../../render-worker/ProviderFailures';
import { sendFailure } from '../failures/sendFailure';

/**
 * How many calls of an address that fails all browsers together may make within a window of so many milliseconds: that of
 * a page, and that of a visitor who presses 'Reintentar' at once.
 */
const TRIALS = 2;
const WINDOW = 2_000;
const MAX_REMEMBERED = 1_000;

/** Who asks how the API is must hear that, and a database that cannot write fails no page. */
const IS_HEALTH = /\/(healthz|readyz)$/;

type Options = {
  failures: Pick<ProviderFailures, 'of' | 'failed' | 'succeeded'>;
  /** The address of the API that a request is passed on to. */
  urlOf: (request: FastifyRequest) => string;
};

/**
 * Answers 503 in place of most reads that failed a moment ago (docs/product/site.md#wait-13). It tells the render threads
 * what browsers' reads found out.
 */
export function spareProvider(scope: FastifyInstance, { failures, urlOf }: Options): void {
  const trials = new LRUCache<string, readonly number[]>({ max: MAX_REMEMBERED });
  const asked = new WeakSet<FastifyRequest>();

  scope.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || IS_HEALTH.test(request.url)) return;
    const url = urlOf(request);
    const failure = failures.of(url);
    if (failure && isTrouble(failure)) {
      const now = performance.now();
      const recent = (trials.get(url) ?? []).filter((at) => now - at < WINDOW);
      if (recent.length >= TRIALS) return sendFailure(reply, 503, { retryAfter: WINDOW / 1000 });
      trials.set(url, [...recent, now]);
    }
    asked.add(request);
  });

  scope.addHook('onResponse', async (request, reply) => {
    // A visitor who left before the answer came says nothing about the provider.
    if (!asked.has(request) || !reply.raw.headersSent) return;
    const { statusCode: status } = reply;
    const url = urlOf(request);
    if (status >= 500) {
      const failure = { kind: 'answer', status, statusText: STATUS_CODES[status] ?? '', body: '' } as const;
      failures.failed(url, failure, retryAfter(reply.getHeader('retry-after')?.toString()));
    } else if (status < 400) failures.succeeded(url);
  });
}
