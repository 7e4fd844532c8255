import type { FastifyInstance } from 'fastify';
import { NEWSLETTER_PATH } from '../../../shared/api/newsletterPaths';
import { parseAddress } from '../../pages/parseAddress';
import { RequestRefused } from '../../RequestRefused';
import type { Snapshot } from '../../store/Snapshot';
import { isFromOtherSite } from './isFromOtherSite';
import { type Pages, pageQuestion, type Visitors } from './Pages';
import { sendDocument, sendRedirect } from './sendDocument';

/** The longest form, in bytes. */
const BODY_LIMIT = 64 * 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';

type Options = {
  visitors: Visitors;
  pages: Pick<Pages, 'submit'>;
  /** The site's public origin; empty if it is not known. */
  siteUrl: string;
};

/** Whether a path takes a form: the shell's newsletter, or a path that a remote in use declares. */
export function takesForm(path: string, { remotes }: Snapshot): boolean {
  return path === NEWSLETTER_PATH || remotes.some(({ forms }) => forms?.includes(path));
}

/**
 * Takes the forms that browsers without scripts post. The route of the address owns the form: its `action` runs in the
 * render thread and decides the answer, a page or a redirect.
 */
export async function formRoutes(app: FastifyInstance, { visitors, pages, siteUrl }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body?: string }>('/*', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const parsed = parseAddress(request.raw.url ?? '');
    const address = typeof parsed === 'object' && 'page' in parsed ? parsed.page : undefined;
    const visit = address && (await visitors.ofPage(request, reply, address.pathname));
    if (!visit || !takesForm(address.pathname, visit.snapshot)) return reply.callNotFound();
    if (isFromOtherSite(request, siteUrl)) throw new RequestRefused(403, 'a page of another site posted the form');
    if (typeof request.body !== 'string') throw new RequestRefused(415, `a form is sent as ${URL_ENCODED}`);
    const { snapshot, audience } = visit;
    const form = { fields: request.body, visitor: request.ip };
    const page = await pages.submit(pageQuestion(address, snapshot), form);
    if (page.location) return sendRedirect(reply, page, audience);
    return sendDocument(request, reply, page, { audience });
  });
}
