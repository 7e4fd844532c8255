import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';

type Headers = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/**
 * Passes a request to the same path of another origin, and its answer back. `asked` and `answered` change the headers. Rejects
 * if the origin cannot be reached.
 */
export function passOn(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  { asked = (headers) => headers, answered = (headers) => headers }: { asked?: Headers; answered?: Headers },
): Promise<void> {
  const { method, url = '/' } = request;
  // The connections on both sides are kept apart (RFC 9110, section 7.6.1).
  const { connection: _own, ...headers } = request.headers;
  const { request: ask } = origin.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const inner = ask(origin + url, { method, headers: asked(headers) }, (answer) => {
      const { connection: _theirs, ...given } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered(given));
      // Ends both when either breaks off, so that no page waits for the rest.
      pipeline(answer, response, () => resolve());
    });
    inner.once('error', (error) => (response.destroyed ? resolve() : reject(error)));
    // A page that the browser has left must not be rendered on.
    response.once('close', () => inner.destroy());
    request.pipe(inner);
  });
}
