import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

export type Front = { url: string; close(): Promise<void> };

/** The compression level of the site for unchanged cached pages. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/**
 * A proxy in front of a site, which removes scripts or changes nothing. All compared pages pass a proxy, so that server,
 * headers (with the CSP) and delay are the same. The caller must close it.
 */
export async function frontOf(site: string, { scripts }: { scripts: boolean }): Promise<Front> {
  const agent = new http.Agent({ keepAlive: true });
  const documents = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { method, headers } = request;
    const upstream = http.request(site + request.url, { agent, method, headers }, (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
      if (scripts || !isDocument) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      } else void sendWithoutScripts(answer, response, documents);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** Sends a document without its scripts. Compresses and caches it once, because this time must not count as the site's. */
async function sendWithoutScripts(answer: IncomingMessage, response: ServerResponse, documents: Map<string, Buffer>) {
  const body = await buffer(answer);
  const key = body.toString('base64');
  const kept = documents.get(key) ?? brotliCompressSync(withoutScripts(decoded(body, answer.headers)), QUALITY);
  documents.set(key, kept);
  const { link, 'transfer-encoding': _chunked, ...headers } = answer.headers;
  const links = link === undefined ? undefined : linkHeaderWithoutScripts(String(link));
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    ...(links === undefined ? {} : { link: links }),
    'content-encoding': 'br',
    'content-length': kept.length,
  });
  response.end(kept);
}

function decoded(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Script elements. Data blocks are included, because only scripts read them. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const LINKS = /<link\b[^>]*>/gi;
const FETCHES_SCRIPT = /\brel="?(?:modulepreload\b|(?:preload|prefetch)\b(?=[^>]*\bas="?script\b))|\bas="?script\b/i;

/** Removes every script and every preload of a script from a document, and nothing else. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(LINKS, (link) => (FETCHES_SCRIPT.test(link) ? '' : link));
}

/** The same for a `Link` header (RFC 8288); undefined if no link remains. */
export function linkHeaderWithoutScripts(header: string): string | undefined {
  const links = header.split(/,\s*(?=<)/).filter((link) => !FETCHES_SCRIPT.test(link));
  return links.length > 0 ? links.join(', ') : undefined;
}
