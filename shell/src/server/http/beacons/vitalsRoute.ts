import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { VITALS_PATH, type VitalsReport } from '../../../shared/composition/reports/vitals';
import type { ReleaseFigures } from '../../figures/ReleaseFigures';
import { RequestRefused } from '../../RequestRefused';
import { isFromOtherSite } from '../documents/isFromOtherSite';
import { isVisitor } from '../isVisitor';
import { parseBeacon } from './parseBeacon';

/**
 * How many reports a second are counted from all visitors together, so that no IP address is stored. Further ones are
 * refused.
 */
const REPORTS_PER_SECOND = 100;
/** Ten minutes. A longer time means that the clock was changed meanwhile. */
const MAX_MS = 600_000;

const name = z.string().check(z.maxLength(100));
const milliseconds = z.optional(z.number().check(z.nonnegative(), z.maximum(MAX_MS)));
const report: z.ZodMiniType<VitalsReport> = z.strictObject({
  remote: name,
  version: name,
  LCP: milliseconds,
  INP: milliseconds,
  FCP: milliseconds,
  TTFB: milliseconds,
  CLS: z.optional(z.number().check(z.nonnegative(), z.maximum(1000))),
});

type Options = { figures: Pick<ReleaseFigures, 'vitals'>; siteUrl: string };

/** Counts the Web Vitals that browsers send (browser/reporting). Only sums are kept. */
export async function vitalsRoute(app: FastifyInstance, { figures, siteUrl }: Options): Promise<void> {
  let second = 0;
  let reports = 0;
  const bodyLimit = parseBeacon(app);

  app.post<{ Body?: unknown }>(VITALS_PATH, { bodyLimit }, async (request, reply) => {
    const { data } = z.safeParse(report, request.body);
    if (!data || isFromOtherSite(request, siteUrl))
      throw new RequestRefused(400, 'a report of vitals is JSON with a remote and a version, from a page of this site');
    const now = Math.floor(performance.now() / 1000);
    reports = now === second ? reports + 1 : 1;
    second = now;
    if (reports > REPORTS_PER_SECOND)
      throw new RequestRefused(429, `more than ${REPORTS_PER_SECOND} reports of vitals in a second`);
    const { remote, version, ...values } = data;
    if (isVisitor(request.headers)) figures.vitals({ name: remote, version }, values);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
