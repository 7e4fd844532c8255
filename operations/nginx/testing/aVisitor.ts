import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import tls from 'node:tls';
import type { RunningNginx } from './startNginx';

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string };

type Request = { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal };

export type Visitor = {
  /** Sends a request on a connection of its own. */
  ask(path: string, request?: Request): Promise<Answered>;
  /** Posts a form. */
  post(path: string, request?: Request): Promise<Answered>;
  /** Opens one HTTP/2 connection, and returns a function that resolves to the status of an address. */
  openHttp2(): { status(path: string): Promise<number>; close(): void };
};

const HOST = 'tramuntana.example';

/** A visitor who comes to nginx from an address of this machine, such as 127.0.0.2. */
export function aVisitor(
  { ports, certificate: ca }: Pick<RunningNginx, 'certificate'> & { ports: { https: number } },
  localAddress = '127.0.0.1',
): Visitor {
  const place = { host: '127.0.0.1', port: ports.https, localAddress };

  async function ask(path: string, { method = 'GET', headers = {}, body, signal }: Request = {}): Promise<Answered> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { host: HOST, ...length, ...headers };
    const options = { ...place, servername: HOST, ca, path, method, headers: all, signal };
    const request = https.request({ ...options, agent: false });
    request.end(body);
    const [response] = await once(request, 'response');
    let text = '';
    for await (const chunk of response) text += chunk;
    return { status: response.statusCode, headers: response.headers, body: text };
  }

  return {
    ask,
    post: (path, request) => ask(path, { method: 'POST', body: 'email=ana', ...request }),
    openHttp2() {
      const secured = { socket: net.connect(place), servername: HOST, ca, ALPNProtocols: ['h2'] };
      const session = http2.connect(`https://${HOST}`, { createConnection: () => tls.connect(secured) });
      return {
        async status(path) {
          const [headers] = await once(session.request({ ':path': path }).resume(), 'response');
          return headers[':status'];
        },
        close: () => session.destroy(),
      };
    },
  };
}
