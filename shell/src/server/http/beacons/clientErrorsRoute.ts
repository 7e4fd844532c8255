import { remoteForPath } from '@tramuntana/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { CLIENT_ERRORS_PATH, type ClientError } from '../../../shared/composition/reports/clientErrors';
import type { ReleaseFigures } from '../../figures/ReleaseFigures';
import { RequestRefused } from '../../RequestRefused';
import type { Canary } from '../../store/Canary';
import type { CanaryWatch } from '../../visitors/CanaryWatch';
import type { Arm } from '../../visitors/canaryEvidence';
import type { CanaryRegistry, VisitorSets } from '../../visitors/VisitorSets';
import { isVisitor } from '../isVisitor';
import { parseBeacon } from './parseBeacon';

const clientError: z.ZodMiniType<ClientError> = z.object({
  path: z.string(),
  remote: z.optional(z.string()),
  version: z.optional(z.string()),
  isDocument: z.boolean(),
});

type Options = {
  registry: Pick<CanaryRegistry, 'current' | 'canaryOf'>;
  visitors: Pick<VisitorSets, 'armOf'>;
  watch: Pick<CanaryWatch, 'view' | 'error'>;
  figures: Pick<ReleaseFigures, 'error'>;
};

/**
 * Counts the errors that browsers report (browser/watchErrors), by release and for the canary concerned. The reports
 * themselves are not kept.
 */
export async function clientErrorsRoute(
  app: FastifyInstance,
  { registry, visitors, watch, figures }: Options,
): Promise<void> {
  const bodyLimit = parseBeacon(app);

  app.post<{ Body?: unknown }>(CLIENT_ERRORS_PATH, { bodyLimit }, async (request, reply) => {
    const { data } = z.safeParse(clientError, request.body);
    // Another site's page could make its visitors' browsers send reports.
    const isOwn = ['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);
    if (!data || !isOwn)
      throw new RequestRefused(400, 'a report of an error is JSON with a path, from a page of this site');
    const answer = reply.code(204).header('cache-control', 'no-store');
    // Other clients' views are not counted, so their failures are not, either.
    if (!isVisitor(request.headers)) return answer.send();
    const own = remoteForPath(registry.current().remotes, data.path);
    const name = data.remote ?? own?.name ?? '';
    const canary = registry.canaryOf(name);
    const arm = canary && armOf(request, canary, data);
    if (canary && arm) {
      if (data.isDocument) watch.error(canary, arm);
      else watch.view(canary, arm, true);
    }
    const version = data.version ?? (canary && arm === 'canary' ? canary.remote.version : own?.version);
    if (version !== undefined) figures.error({ name, version });
    return answer.send();
  });

  /** The release that the error concerns: the reported one, or else this browser's. */
  function armOf(request: FastifyRequest, canary: Canary, { version }: ClientError): Arm | undefined {
    if (version === undefined) return visitors.armOf(request, canary);
    if (version === canary.remote.version) return 'canary';
    return version === canary.live ? 'live' : undefined;
  }
}
