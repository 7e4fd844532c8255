import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Passes a request to the shell, and its answer back, with a policy that allows the development tools. */
export function passOn(shell: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '/', headers } = request;
  return new Promise((resolve, reject) => {
    const inner = http.request(shell + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, relaxed(answer.headers));
      // Ends both when either breaks off, so that no page waits for the rest.
      pipeline(answer, response, () => resolve());
    });
    inner.once('error', (error) => (response.destroyed ? resolve() : reject(error)));
    // A page that the browser has left must not be rendered on.
    response.once('close', () => inner.destroy());
    request.pipe(inner);
  });
}

const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/**
 * Relaxes the site's policy for development: Emotion writes its rules as text, which developer tools can show, and the error
 * overlay writes markup. The console reports markup that the site's own code writes.
 */
function relaxed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy
      .replace(/style-src 'self'[^;]*/, "style-src 'unsafe-inline' 'self'")
      .replace(`${TRUSTED_TYPES}; `, ''),
    'content-security-policy-report-only': TRUSTED_TYPES,
  };
}
