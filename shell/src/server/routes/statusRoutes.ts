import type { FastifyInstance } from 'fastify';
import type { Registry } from 'shared-contracts';
import type { Snapshot } from '../registry/Snapshot';
import type { Releases } from './Pages';

/** What the routes need of the registry: the releases in use, and a look at all their files. */
export type WatchedReleases = Releases & { look(options: { thorough: boolean }): Promise<void> };

type Options = {
  registry: WatchedReleases;
  /** The releases as pages get them: withheld ones are unavailable. */
  pageRegistry: (snapshot: Snapshot) => Registry;
};

/** `/healthz` is for operators and load balancers, `/registry.json` for pages that load further or failed remotes. */
export function statusRoutes(app: FastifyInstance, { registry, pageRegistry }: Options): void {
  app.get('/healthz', (_request, reply) => {
    const { revision, remotes } = pageRegistry(registry.current());
    const versions = remotes.map(({ name, version, status }) => ({ name, version, status }));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', revision, remotes: versions });
  });

  app.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const known = request.headers['if-none-match'];
    // An open page asks whether other releases are live. That must be cheap, so no file is looked at.
    if (known === tagOf(registry.current())) return reply.code(304).header('etag', known).send();
    await registry.look({ thorough: true });
    const current = registry.current();
    return reply.header('etag', tagOf(current)).send(pageRegistry(current));
  });
}

/** The entity tag of the registry (RFC 9110, section 8.8.3). */
const tagOf = ({ revision }: Snapshot): string => `"${revision}"`;
