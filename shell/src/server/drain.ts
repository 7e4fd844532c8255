import type { Server } from 'node:http';

/** How often connections that have become idle are closed while the server drains, in milliseconds. */
const SWEEP = 50;

/**
 * Takes no more connections, and resolves when all open requests are answered, or after `timeout` milliseconds. Another
 * process may meanwhile listen on the same port, so that a new release of the shell takes over without a gap.
 */
export function drain(server: Server, timeout: number): Promise<void> {
  // A kept connection would go on sending its requests here.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    const end = () => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(end, timeout);
    server.close(end);
  });
}
