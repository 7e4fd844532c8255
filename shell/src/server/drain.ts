import type { Server } from 'node:http';
import net from 'node:net';

/** How long a kept connection may still bring a request, and how often idle ones are closed then, in milliseconds. */
const GRACE = 500;
const SWEEP = 50;

/**
 * Takes no more connections, and resolves when all open requests are answered, or after `timeout` milliseconds. Another
 * process may meanwhile listen on the same port, so that a new release of the shell takes over without a gap.
 */
export function drain(server: Server, timeout: number): Promise<void> {
  // The next answer of a kept connection is its last. To close it at once would meet requests that are on their way.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  return new Promise((resolve) => {
    let sweep: NodeJS.Timeout | undefined;
    const grace = setTimeout(() => {
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    }, GRACE);
    const end = () => {
      clearTimeout(grace);
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(end, timeout);
    // Right after connections were taken, so that none waits for this process when it stops to listen. Not by the server's own
    // `close`, which also closes idle connections.
    setImmediate(() => net.Server.prototype.close.call(server, end));
  });
}
