import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string };

export type StandInSite = {
  address: string;
  /** The requests that arrived, the first one first. A body that is still arriving is not whole. */
  received: Received[];
  stop(): Promise<void>;
};

/** Answers a request. Without an answer of it, the site says its name. */
export type Answer = (request: Received, response: http.ServerResponse) => unknown;

/** A stand-in for a site: it answers as the test says, and by default with its name. The caller must call `stop`. */
export async function aSite(name: string, answer: Answer): Promise<StandInSite> {
  const received: Received[] = [];
  const server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const arriving: Received = { method, url, headers, body: '' };
    received.push(arriving);
    for await (const chunk of request) arriving.body += chunk;
    await answer(arriving, response);
    if (!response.writableEnded && !response.destroyed) response.end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    received,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
