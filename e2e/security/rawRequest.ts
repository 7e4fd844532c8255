import http from 'node:http';
import https from 'node:https';

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Requests a target exactly as it is written: browsers and `fetch` would normalise `..` and `//` first. */
export function rawRequest(
  site: string | undefined,
  target: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: http.OutgoingHttpHeaders; body?: string } = {},
): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(site ?? '');
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: target, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
