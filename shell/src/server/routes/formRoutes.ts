import type { FastifyInstance } from 'fastify';
import { NEWSLETTER_PATH } from '../../shared/api/newsletter';
import { RequestRefused } from '../failures/RequestRefused';
import type { Snapshot } from '../registry/Snapshot';
import { type Pages, pageQuestion, type Releases } from './Pages';
import { parseAddress } from './parseAddress';
import { sendDocument } from './sendDocument';

/** Longest form, in bytes. */
const BODY_LIMIT = 64 * 1024;
const URL_ENCODED = 'application/x-www-form-urlencoded';

type Options = { registry: Releases; pages: Pick<Pages, 'submit'> };

/** Whether a path takes a form: the newsletter's is the shell's, the others are declared by the remotes in use. */
export function takesForm(path: string, { remotes }: Snapshot): boolean {
  return path === NEWSLETTER_PATH || remotes.some(({ forms }) => forms?.includes(path));
}

/**
 * Forms that browsers post by themselves, for who has no scripts. Where one goes to and what it answers is the matter of
 * the route that takes it: its `action` runs in the render thread, and its page or redirect is the answer.
 */
export async function formRoutes(app: FastifyInstance, { registry, pages }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(URL_ENCODED, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body?: string }>('/*', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const snapshot = registry.current();
    const parsed = parseAddress(request.raw.url ?? '');
    const address = typeof parsed === 'object' && 'page' in parsed ? parsed.page : undefined;
    if (!address || !takesForm(address.pathname, snapshot)) return reply.callNotFound();
    if (typeof request.body !== 'string') throw new RequestRefused(415, `a form is sent as ${URL_ENCODED}`);
    const page = await pages.submit(pageQuestion(address, snapshot), request.body);
    if (page.location) return reply.redirect(page.location, page.status);
    return sendDocument(request, reply, page);
  });
}
