import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Delay of a document's second part, in milliseconds: long enough to draw a frame of the first. */
const PAUSE = 600;

/**
 * A proxy whose documents arrive in two parts, as on a slow line. The second part begins after the text `end`. The caller
 * must call `close`.
 */
export async function documentInParts(site: string, end: string): Promise<{ url: string; close(): void }> {
  const server = http.createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const kept = ['content-type', 'content-security-policy', 'cache-control'];
    for (const name of kept) response.setHeader(name, answer.headers.get(name) ?? '');
    response.statusCode = answer.status;
    const first = answer.headers.get('content-type')?.includes('text/html') ? body.indexOf(end) + end.length : 0;
    if (first <= end.length) return response.end(body);
    response.write(body.subarray(0, first));
    setTimeout(() => response.end(body.subarray(first)), PAUSE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
