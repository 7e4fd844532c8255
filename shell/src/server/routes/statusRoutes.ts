import type { FastifyInstance } from 'fastify';
import type { PageComposer } from '../pages/PageComposer';
import type { ReleaseRegistry } from '../registry/ReleaseRegistry';

/** `/healthz` for operators and load balancers; `/registry.json` for a page whose remote failed and is tried again. */
export function statusRoutes(app: FastifyInstance, registry: ReleaseRegistry, composer: PageComposer): void {
  app.get('/healthz', async (_request, reply) => {
    const { revision, remotes } = composer.pageRegistry(await registry.current());
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      revision,
      remotes: remotes.map(({ name, version, status }) => ({ name, version, status })),
    };
  });

  app.get('/registry.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return composer.pageRegistry(await registry.current({ thorough: true }));
  });
}
