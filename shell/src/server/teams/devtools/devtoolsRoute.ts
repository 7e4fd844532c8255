import type { ShellOffer } from '@tramuntana/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVTOOLS_PATH } from '../../../shared/composition/devtools';
import { RequestRefused } from '../../RequestRefused';
import type { RenderPool } from '../../rendering/RenderPool';
import type { ReleaseRegistry } from '../../store/ReleaseRegistry';
import type { VisitorsRoom } from '../../visitors/createVisitors';
import type { Pins } from '../../visitors/Pins';
import type { TeamAccess } from '../../visitors/TeamAccess';
import { devtoolsData } from './devtoolsData';

/** No other text becomes a path of the store. */
const PLAIN_VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

type Store = Parameters<typeof devtoolsData>[0]['store'];

export type DevtoolsOptions = {
  access: TeamAccess;
  pins: Pick<Pins, 'setFor'>;
  registry: Pick<ReleaseRegistry, 'current'>;
  visitors: Pick<VisitorsRoom['sets'], 'ofBrowser'>;
  canaryOf: VisitorsRoom['canaryOf'];
  problemOf: RenderPool['problemOf'];
  store: Store;
  shellVersion: string;
  offer: ShellOffer;
  /** Answers a request as any page of the site, where there is nothing for teams. */
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/**
 * Serves the overlay's data that the page itself does not have, to browsers with the teams' token. The query names the
 * versions in the page, such as `?mfe-blog=1.0.0-a`.
 */
export function devtoolsRoute(app: FastifyInstance, options: DevtoolsOptions): void {
  const { access, pins, registry, visitors, page, ...rest } = options;
  app.get<{ Querystring: Record<string, unknown> }>(DEVTOOLS_PATH, async (request, reply) => {
    if (!access.isOffered(request)) return page(request, reply);
    if (!access.has(request)) throw new RequestRefused(403, 'the overlay is for browsers with the token of the teams');
    const pinned = await pins.setFor(request);
    const { snapshot } = await visitors.ofBrowser(request, reply);
    const inPage = new Map<string, string>();
    for (const [name, version] of Object.entries(request.query)) {
      if (typeof version === 'string' && PLAIN_VERSION.test(version)) inPage.set(name, version);
    }
    const who = access.whoOf(request);
    return devtoolsData({ who, live: registry.current(), own: snapshot, pins: pinned?.pins ?? [], inPage, ...rest });
  });
}
