import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './passOn';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Opens a server on this machine that passes reads to the API of a site. It refuses all else with 403 and a line in the
 * terminal, because people there would get it. Returns its address for API_URL.
 */
export async function openReadOnlyApi(site: string, print: (line: string) => void) {
  const { host } = new URL(site);
  const server = http.createServer((request, response) => {
    const { method = 'GET', url } = request;
    const refuse = (status: number, reason: string) => {
      print(`${method} ${url}: ${reason}`);
      if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${reason}\n`);
    };
    if (!READS.includes(method)) {
      return refuse(403, `${site} did not get it, because people there would: start with --send to send`);
    }
    passOn(site, request, response, { asked: (headers) => ({ ...headers, host }) }).catch((error: Error) =>
      refuse(502, `${site} cannot be reached (${error.message})`),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
