import type { Registry } from '@tramuntana/contracts';
import type { FastifyInstance } from 'fastify';
import { listsTag } from 'shared-http';
import type { LiveRemote } from '../../store/LiveRemote';
import type { Snapshot } from '../../store/Snapshot';
import type { CanaryStatus } from '../../visitors/createVisitors';
import type { VisitorSets } from '../../visitors/VisitorSets';
import type { Releases } from '../documents/Pages';

/** When a load balancer may ask again, in seconds. */
const RETRY_AFTER = 1;

const NO_RELEASES = 'a live release of any remote: the store has none, or cannot be reached';
const NONE_USABLE = 'a release that can be used: /healthz says of each remote why its release cannot';

/** The part of the registry that the routes use: the releases in use, and a look at all their files. */
export type WatchedReleases = Releases & { look(options: { thorough: boolean }): Promise<void> };

type Options = {
  registry: WatchedReleases;
  /** The releases as pages get them: withheld ones are unavailable. */
  siteRegistry: (snapshot: Snapshot) => Registry;
  /** Why a release in use cannot be rendered; undefined if it can. */
  problemOf: (remote: LiveRemote) => string | undefined;
  /** How many recent views of a release failed in browsers; undefined if too few to be a problem. */
  inBrowsers: (remote: LiveRemote) => string | undefined;
  visitors: Pick<VisitorSets, 'ofBrowser'>;
  /** The status of a remote's canary for operators; undefined if none runs. */
  canaryOf: (remote: string) => CanaryStatus | undefined;
};

/**
 * `/healthz`, for operators and load balancers, names each remote's wanted release, the one in use, and why they differ. It
 * answers 503 while this machine can serve no page. `/registry.json` is for pages that load further or failed remotes.
 */
export function statusRoutes(
  app: FastifyInstance,
  { registry, siteRegistry, problemOf, inBrowsers, visitors, canaryOf }: Options,
): void {
  app.get('/healthz', (_request, reply) => {
    const snapshot = registry.current();
    const { revision, remotes } = siteRegistry(snapshot);
    const versions = snapshot.remotes.map((remote, index) => {
      const { name, wanted, version, reason } = remote;
      const problem = reason ?? problemOf(remote);
      const status = remotes[index]?.status;
      return { name, wanted, version, status, problem, inBrowsers: inBrowsers(remote), canary: canaryOf(name) };
    });
    reply.header('cache-control', 'no-store');
    // If one remote fails, this machine still serves the others, so it stays in the load balancer.
    if (remotes.some(({ status }) => status === 'available')) {
      return reply.send({ status: 'ok', revision, remotes: versions });
    }
    const waitsFor = remotes.length === 0 ? NO_RELEASES : NONE_USABLE;
    reply.code(503).header('retry-after', RETRY_AFTER);
    return reply.send({ status: 'waiting', waitsFor, revision, remotes: versions });
  });

  app.get('/registry.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const known = request.conditions?.['if-none-match'];
    const { named } = await visitors.ofBrowser(request, reply);
    const unchanged = named.find((set) => listsTag(known, tagOf(set)));
    // Open pages ask whether other releases are live. That must be cheap, so no file is checked.
    if (!unchanged) await registry.look({ thorough: true });
    const snapshot = unchanged ?? (await visitors.ofBrowser(request, reply)).snapshot;
    return reply.header('etag', tagOf(snapshot)).send(siteRegistry(snapshot));
  });
}

/** The entity tag of the registry (RFC 9110, section 8.8.3). */
const tagOf = ({ revision }: Snapshot): string => `"${revision}"`;
