import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remoteForPath } from 'shared-contracts';
import * as z from 'zod/mini';
import { CLIENT_ERRORS_PATH, type ClientError } from '../../shared/composition/clientErrors';
import type { CanaryWatch } from '../canary/CanaryWatch';
import type { Arm } from '../canary/errorTest';
import type { CanaryRegistry, VisitorSets } from '../canary/VisitorSets';
import { RequestRefused } from '../failures/RequestRefused';
import type { Canary } from '../registry/Canary';

/** The longest report, in bytes. */
const BODY_LIMIT = 4096;

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
};

/**
 * Counts the errors that browsers tell of while a canary runs (browser/watchErrors.ts). Nothing of a report is kept. What
 * concerns no canary is taken and forgotten, because one may have ended meanwhile.
 */
export async function clientErrorsRoute(app: FastifyInstance, { registry, visitors, watch }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body?: string }>(CLIENT_ERRORS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { data } = z.safeParse(clientError, parseJson(request.body));
    // Another site's page could make its visitors' browsers send reports.
    const isOwn = ['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined);
    if (!data || !isOwn)
      throw new RequestRefused(400, 'a report of an error is JSON with a path, from a page of this site');
    const failed = failedRelease(request, data);
    if (failed && data.isDocument) watch.error(failed.canary, failed.arm);
    else if (failed) watch.view(failed.canary, failed.arm, true);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  /** The release that the error names, or else the one that this browser has of the page's remote. */
  function failedRelease(request: FastifyRequest, error: ClientError): { canary: Canary; arm: Arm } | undefined {
    const own = remoteForPath(registry.current().remotes, error.path)?.name;
    const canary = registry.canaryOf(error.remote ?? own ?? '');
    if (!canary) return undefined;
    const named = { [canary.remote.version]: 'canary', [canary.live]: 'live' } as const;
    const arm = error.version === undefined ? visitors.armOf(request, canary) : named[error.version];
    return arm && { canary, arm };
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
