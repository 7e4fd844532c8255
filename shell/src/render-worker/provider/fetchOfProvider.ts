import { isRemembered, type ProviderFailure, type ProviderFailures, retryAfter } from '../ProviderFailures';

/** If a call is aborted after this time, the provider counts as failing, in milliseconds. */
const SLOW = 1_000;
/** How many characters of a failure's body are remembered. */
const MAX_BODY = 1_000;

/**
 * A `fetch` for the API. A GET of an address that failed recently gets the remembered failure instead of a new call. Other
 * methods always reach the API. `now` is the clock, in milliseconds.
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
      // A page that ended early aborts its calls. That says nothing about the provider.
      if (init?.signal?.aborted && now() - since < SLOW) failures.gaveUp(input);
      else failures.failed(input, { kind: 'none', message: messageOf(error) });
      throw error;
    }
  };

/**
 * A `fetch` that sends the visitor's address to the API, as the proxy does for the browser's calls. Without it, all visitors
 * without scripts would share the rate limit of this server's address (docs/product/api.md#call-23).
 */
export const fetchFor =
  (visitor: string, request: typeof fetch = fetch): typeof fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', visitor);
    return request(input, { ...init, headers });
  };

async function failureOf(response: Response): Promise<Extract<ProviderFailure, { kind: 'answer' }>> {
  const { statusText } = response;
  const body = await response.text();
  // The `Response` constructor throws for a status above 599.
  return { kind: 'answer', status: Math.min(response.status, 599), statusText, body: body.slice(0, MAX_BODY) };
}

function outcomeOf(failure: ProviderFailure): Response {
  if (failure.kind === 'none') throw new TypeError(`the API did not answer a moment ago: ${failure.message}`);
  const { body, status, statusText } = failure;
  return new Response(body, { status, statusText });
}

/** Node's message is only `fetch failed`; the reason is in the error's cause. */
function messageOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message || cause.name})` : message;
}
