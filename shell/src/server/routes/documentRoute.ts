import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../failures/RequestRefused';
import { type Pages, pageQuestion, type Releases } from './Pages';
import { parseAddress } from './parseAddress';
import { sendDocument } from './sendDocument';

type Options = { registry: Releases; pages: Pick<Pages, 'page'> };

/** Serves every page of the site. A page has one address, and other spellings are redirected to it. */
export function documentRoute(app: FastifyInstance, { registry, pages }: Options): void {
  app.get('/*', async (request, reply) => {
    const parsed = parseAddress(request.raw.url ?? '');
    if (parsed === 'bad') throw new RequestRefused(400, 'the address of the page is malformed');
    if (parsed === 'too-long') throw new RequestRefused(414, 'the address of the page is too long');
    if ('redirect' in parsed) return reply.redirect(parsed.redirect, 301);
    const page = await pages.page(pageQuestion(parsed.page, registry.current()));
    if (page.location) return reply.redirect(page.location, page.status);
    return sendDocument(request, reply, page);
  });
}
