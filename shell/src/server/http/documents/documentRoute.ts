import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVTOOLS_PARAMETER } from '../../../shared/composition/devtools';
import { describeOutcome, isFallback, PAGE_TIMING } from '../../../shared/composition/outcome';
import { hrefOf } from '../../../shared/composition/page/PageAddress';
import type { ServerEvents } from '../../figures/metrics';
import type { ReleaseFigures } from '../../figures/ReleaseFigures';
import { parseAddress } from '../../pages/parseAddress';
import { RequestRefused } from '../../RequestRefused';
import type { Devtools } from '../../teams/devtools/Devtools';
import { withPinsBar, withTokenBar } from '../../teams/pinsBar';
import type { CanaryWatch } from '../../visitors/CanaryWatch';
import type { Pins } from '../../visitors/Pins';
import { sendFailure } from '../failures/sendFailure';
import { isVisitor } from '../isVisitor';
import { namesFile } from './namesFile';
import { type Pages, pageFor, pageQuestion, type Visitors } from './Pages';
import { sendDocument, sendRedirect } from './sendDocument';

type Options = {
  visitors: Visitors;
  pages: Pick<Pages, 'page' | 'compose'>;
  watch: Pick<CanaryWatch, 'view'>;
  figures: Pick<ReleaseFigures, 'view'>;
  events: Pick<ServerEvents, 'served'>;
  pins: Pick<Pins, 'askedFor' | 'withheld' | 'add'>;
  devtools: Pick<Devtools, 'isOn' | 'askedFor' | 'turn' | 'over'>;
};

/** Answers a request with the page of its address. */
type DocumentHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves every page of the site, and returns the handler for addresses that have a route of their own. A page has one
 * address, and other spellings redirect to it.
 */
export function documentRoute(app: FastifyInstance, options: Options): DocumentHandler {
  const { visitors, pages, watch, figures, events, pins, devtools } = options;

  const handler: DocumentHandler = async (request, reply) => {
    const askedAt = performance.now();
    const parsed = parseAddress(request.raw.url ?? '');
    if (parsed === 'bad') throw new RequestRefused(400, 'the address of the page is malformed');
    if (parsed === 'too-long') throw new RequestRefused(414, 'the address of the page is too long');
    if ('redirect' in parsed) return reply.redirect(parsed.redirect, 301);
    const { pathname, search } = parsed.page;
    const asked = pins.askedFor(request, search);
    const turn = devtools.askedFor(request, search);
    if (asked.length > 0 || turn) {
      if (asked.length > 0) pins.add(request, reply, asked);
      if (turn) devtools.turn(request, reply, turn);
      const left = new URLSearchParams(search);
      for (const { remote } of asked) left.delete(remote);
      if (turn) left.delete(DEVTOOLS_PARAMETER);
      const location = left.size > 0 ? `${pathname}?${left}` : pathname;
      return sendRedirect(reply, { location, status: 302 }, 'nobody');
    }
    const visit = await visitors.ofPage(request, reply, pathname);
    const { snapshot, audience, watched, pinned } = visit;
    const question = pageQuestion(parsed.page, snapshot);
    // Robots probe for files that this site does not have. No page is rendered for them.
    if (!question.remote && namesFile(pathname)) return sendFailure(reply, 404);
    const page = await pageFor(pages, question, visit);
    events.served(question.remote?.name, page.status, page.outcome.kind);
    const duration = Math.round(performance.now() - askedAt);
    reply.header('server-timing', `${PAGE_TIMING};desc="${describeOutcome(page.outcome)}";dur=${duration}`);
    if (page.status === 404 && namesFile(pathname)) return sendFailure(reply, 404);
    if (request.method === 'GET' && isVisitor(request.headers)) {
      const hasFailed = isFallback(page.outcome);
      if (watched) watch.view(watched.canary, watched.arm, hasFailed);
      // What a team looks at with a pin is no visit.
      if (question.remote && !pinned && !page.location) figures.view(question.remote, page.outcome);
    }
    if (page.location) return sendRedirect(reply, page, audience);
    const withheld = pins.withheld(request, search);
    if (withheld.length > 0) {
      const document = page.document.changed((html) => withTokenBar(html, withheld, hrefOf(parsed.page)));
      return sendDocument(request, reply, { ...page, document }, { audience: 'nobody' });
    }
    const isWatched = devtools.isOn(request);
    if (!pinned && !isWatched) return sendDocument(request, reply, page, { audience });
    const shown = isWatched ? devtools.over(page) : page;
    if (!pinned) return sendDocument(request, reply, shown, { audience: 'nobody' });
    const document = shown.document.changed((html) => withPinsBar(html, pinned, hrefOf(parsed.page)));
    return sendDocument(request, reply, { ...shown, document }, { audience });
  };
  app.get('/*', handler);
  return handler;
}
