import type { Server } from 'node:http';
import net from 'node:net';

/** How long a keep-alive connection may still bring a request, and how often idle ones are then closed, in milliseconds. */
const GRACE = 500;
const SWEEP = 50;

/**
 * Accepts no more connections, and resolves when all open requests are answered, or after `timeout` milliseconds. Another
 * process may already listen on the same port, so a new release of the shell takes over without a gap.
 */
export function drain(server: Server, timeout: number): Promise<void> {
  // The next answer of a keep-alive connection is its last. Closing the connection at once would break requests that are
  // under way.
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
    // `setImmediate`, so that waiting connections are accepted before this process stops to listen. Not the server's own
    // `close`, which also closes idle connections.
    setImmediate(() => net.Server.prototype.close.call(server, end));
  });
}
