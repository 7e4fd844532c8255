import type { FastifyInstance } from 'fastify';
import type { CanaryWatch } from '../canary/CanaryWatch';
import { RequestRefused } from '../failures/RequestRefused';
import { type Pages, pageQuestion, type Visitors } from './Pages';
import { parseAddress } from './parseAddress';
import { sendDocument, sendRedirect } from './sendDocument';

type Options = { visitors: Visitors; pages: Pick<Pages, 'page'>; watch: Pick<CanaryWatch, 'view'> };

/** Serves every page of the site. A page has one address, and other spellings are redirected to it. */
export function documentRoute(app: FastifyInstance, { visitors, pages, watch }: Options): void {
  app.get('/*', async (request, reply) => {
    const parsed = parseAddress(request.raw.url ?? '');
    if (parsed === 'bad') throw new RequestRefused(400, 'the address of the page is malformed');
    if (parsed === 'too-long') throw new RequestRefused(414, 'the address of the page is too long');
    if ('redirect' in parsed) return reply.redirect(parsed.redirect, 301);
    const { snapshot, audience, watched } = visitors.ofPage(request, reply, parsed.page.pathname);
    const page = await pages.page(pageQuestion(parsed.page, snapshot));
    if (watched && request.method === 'GET') {
      watch.view(watched.canary, watched.arm, page.isSubstitute || page.isLastGood === true);
    }
    if (page.location) return sendRedirect(reply, page, audience);
    return sendDocument(request, reply, page, { audience });
  });
}
