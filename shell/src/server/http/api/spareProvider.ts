import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isTrouble, type ProviderFailures, retryAfter } from '../../../render-worker/ProviderFailures';
import { sendFailure } from '../failures/sendFailure';

/**
 * How many calls of a failing address all browsers together may make in a window, and its length in milliseconds. Two: the
 * call of a page, and that of a visitor who presses 'Reintentar' at once.
 */
const TRIALS = 2;
const WINDOW = 2_000;
const MAX_REMEMBERED = 1_000;

/** Health checks must reach the API, and a database that cannot write fails no page. */
const IS_HEALTH = /\/(healthz|readyz)$/;

type Options = {
  failures: Pick<ProviderFailures, 'of' | 'failed' | 'succeeded'>;
  /** The address of the API to which a request goes. */
  urlOf: (request: FastifyRequest) => string;
};

/**
 * Answers 503 to most reads that failed a moment ago, without asking the provider (docs/product/site.md#wait-13). It also
 * tells the render threads about the results of browsers' reads.
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
    // A visitor who leaves before the answer says nothing about the provider.
    if (!asked.has(request) || !reply.raw.headersSent) return;
    const { statusCode: status } = reply;
    const url = urlOf(request);
    if (status >= 500) {
      const failure = { kind: 'answer', status, statusText: STATUS_CODES[status] ?? '', body: '' } as const;
      failures.failed(url, failure, retryAfter(reply.getHeader('retry-after')?.toString()));
    } else if (status < 400) failures.succeeded(url);
  });
}
