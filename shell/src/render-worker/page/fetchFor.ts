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
