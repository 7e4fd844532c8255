import { isRemembered, type ProviderFailure, type ProviderFailures, retryAfter } from '../ProviderFailures';

/** A call that was ended after so long had no answer because the provider is slow, in milliseconds. */
const SLOW = 1_000;
/** How much of a failure's body is remembered, in characters. */
const MAX_BODY = 1_000;

/**
 * A `fetch` for calls of the API that gives the remembered failure of an address instead of asking again. What is sent is
 * never held back. `now` is the clock, in milliseconds.
 */
export const fetchOfProvider =
  (failures: ProviderFailures, request: typeof fetch = fetch, now = () => performance.now()): typeof fetch =>
  async (input, init) => {
    if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return request(input, init);
    const remembered = failures.insteadOfCall(input);
    if (remembered) return outcomeOf(remembered);
    const since = now();
    try {
      const response = await request(input, init);
      if (!isRemembered(response.status)) {
        failures.succeeded(input);
        return response;
      }
      const failure = await failureOf(response);
      failures.failed(input, failure, retryAfter(response.headers.get('retry-after')));
      return outcomeOf(failure);
    } catch (error) {
      // A page that was sent without waiting for the call says nothing about the provider.
      if (init?.signal?.aborted && now() - since < SLOW) failures.gaveUp(input);
      else failures.failed(input, { kind: 'none', message: messageOf(error) });
      throw error;
    }
  };

async function failureOf(response: Response): Promise<Extract<ProviderFailure, { kind: 'answer' }>> {
  const { statusText } = response;
  const body = await response.text();
  // A `Response` can have no status above 599.
  return { kind: 'answer', status: Math.min(response.status, 599), statusText, body: body.slice(0, MAX_BODY) };
}

function outcomeOf(failure: ProviderFailure): Response {
  if (failure.kind === 'none') throw new TypeError(`the API did not answer a moment ago: ${failure.message}`);
  const { body, status, statusText } = failure;
  return new Response(body, { status, statusText });
}

/** Node's `fetch failed` has the reason in its cause. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message || cause.name})` : message;
}
