import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseAddress } from '../pages/parseAddress';
import { RequestRefused } from '../RequestRefused';
import type { Pins } from '../visitors/Pins';
import type { TeamAccess } from '../visitors/TeamAccess';
import { type DevtoolsOptions, devtoolsRoute } from './devtools/devtoolsRoute';
import { TEAMS_PATH } from './pinsBar';
import type { TeamsStatus } from './status/teamsStatus';
import { TEAMS_STYLES_HASH, teamsPage, tokenPage } from './teamsPages';

/** The longest form, in bytes. */
const BODY_LIMIT = 4096;

type Options = {
  access: TeamAccess;
  pins: Pins;
  status: () => Promise<TeamsStatus>;
  /** The sources of the overlay's data. */
  devtools: Omit<DevtoolsOptions, 'access' | 'pins' | 'page'>;
  /** Answers a request as any page of the site, where there is nothing for teams. */
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/**
 * `/equipos`, for the teams: it signs in and out, shows the site's status, explains how to pin a version, and removes pins.
 * The overlay's data are below it. Without TEAMS_TOKEN and identities the page does not exist.
 */
export async function teamsRoutes(
  app: FastifyInstance,
  { access, pins, status, devtools, page }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (request, reply) => {
    if (access.isOffered(request)) reply.styleHashes = [TEAMS_STYLES_HASH];
  });
  app.addHook('onSend', async (request, reply) => {
    if (!access.isOffered(request)) return;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex').header('vary', 'Cookie');
  });

  devtoolsRoute(app, { access, pins, page, ...devtools });

  app.get<{ Querystring: { volver?: string | string[] } }>(TEAMS_PATH, async (request, reply) => {
    if (!access.isOffered(request)) return page(request, reply);
    reply.type('text/html; charset=utf-8');
    if (access.has(request)) {
      return reply.send(teamsPage(await status(), pins.of(request), access.whoOf(request)));
    }
    return reply.send(tokenPage(false, [request.query.volver].flat()[0]));
  });

  app.post<{ Body?: URLSearchParams }>(TEAMS_PATH, { bodyLimit: BODY_LIMIT }, (request, reply) => {
    if (!access.isOffered(request)) return reply.callNotFound();
    const { body } = request;
    if (!body) throw new RequestRefused(415, 'the form of the teams is sent URL-encoded');
    if (body.has('salir')) {
      pins.remove(request, reply);
      access.close(reply);
      return reply.redirect(TEAMS_PATH, 303);
    }
    const removed = body.get('quitar');
    if (removed === null) {
      const next = body.get('volver');
      if (access.open(request, reply, body.get('token') ?? '')) return reply.redirect(pageOfThisSite(next), 303);
      request.log.warn({ ip: request.ip }, 'wrong token of the teams');
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .send(tokenPage(true, next ?? undefined));
    }
    if (access.has(request)) pins.remove(request, reply, removed === 'todas' ? undefined : removed);
    return reply.redirect(pageOfThisSite(body.get('volver')), 303);
  });
}

/** Never leads to another site, whatever a form contains. */
function pageOfThisSite(address: string | null): string {
  const parsed = address?.startsWith('/') ? parseAddress(address) : 'bad';
  if (typeof parsed === 'string') return TEAMS_PATH;
  return 'redirect' in parsed ? parsed.redirect : parsed.page.pathname + parsed.page.search;
}
