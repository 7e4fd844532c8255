import Fastify from 'fastify';
import type { Registry } from 'prom-client';

/**
 * Serves figures at `/metrics` on a separate port, which visitors must not reach. Port 0 takes any free one. Rejects if
 * another program has the port.
 */
export async function serveMetrics(
  register: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
  // A new release of the shell begins to listen while the former one still answers, as with the site's own port.
  const reusePort = process.platform === 'linux';
  const url = await app.listen({ host, port, ...(reusePort && { reusePort }) });
  return { url: `${url}/metrics`, close: () => app.close() };
}
