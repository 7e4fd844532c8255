import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contactMessage, createApiClient, encodeContactMessage, newsletterSubscription } from 'shared-contracts';
import * as z from 'zod/mini';
import type { FormAnswer } from '../../shared/layout/formAnswer/formAnswers';
import type { Configuration } from '../configuration';
import { type Pages, pageQuestion, type Releases } from './Pages';
import { sendDocument } from './sendDocument';

/** Longest form in bytes, and how long the API may take to accept it, in milliseconds. */
const BODY_LIMIT = 64 * 1024;
const TIMEOUT = 10_000;

const CONTACT = '/formularios';
const NEWSLETTER = '/newsletters';

/** The paths that take a POST. */
export const formTargets: readonly string[] = [CONTACT, NEWSLETTER];

type Options = {
  configuration: Pick<Configuration, 'apiOrigin' | 'apiPath'>;
  registry: Releases;
  pages: Pick<Pages, 'compose'>;
};

/** The forms' native targets, for who has no JavaScript: the same rules and the same calls, answered with a page. */
export async function formRoutes(app: FastifyInstance, { configuration, registry, pages }: Options): Promise<void> {
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  const api = createApiClient({ baseUrl: configuration.apiOrigin + configuration.apiPath });

  /** Posts to the API; anything but an answer counts as a failure, and is logged. */
  const post = async (path: string, body: unknown): Promise<number> => {
    try {
      const answer = await api.post(path, body, { signal: AbortSignal.timeout(TIMEOUT) });
      await readToItsEnd(answer);
      return answer.status;
    } catch (error) {
      app.log.error({ err: error, path }, 'form not passed on');
      return 503;
    }
  };

  app.post(CONTACT, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const form = z.safeParse(contactMessage, request.body);
    if (!form.success) {
      const fields = form.error.issues.map((issue) => String(issue.path[0] ?? ''));
      return refuse(reply, 'mensaje-rechazado', fields);
    }
    const status = await post('/formularios/', { mensaje: encodeContactMessage(form.data) });
    return status < 300 ? accept(reply, 'mensaje-recibido') : refuse(reply, 'no-enviado', [], 502);
  });

  app.post(NEWSLETTER, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const form = z.safeParse(newsletterSubscription, request.body);
    if (!form.success) return refuse(reply, 'newsletter-rechazada', ['newsletter']);
    const status = await post('/newsletters/', form.data);
    if (status < 300) return accept(reply, 'newsletter-recibida');
    return status < 500 ? refuse(reply, 'newsletter-rechazada', ['newsletter']) : refuse(reply, 'no-enviado', [], 502);
  });

  // See Other (RFC 9110, section 15.4.4): reloading the answer sends nothing again.
  const accept = (reply: FastifyReply, answer: FormAnswer) => reply.redirect(`/envio/${answer}`, 303);

  const refuse = async (reply: FastifyReply, answer: FormAnswer, fields: readonly string[], status = 400) => {
    const search = new URLSearchParams(fields.map((field) => ['campo', field])).toString();
    const address = { pathname: `/envio/${answer}`, search: search && `?${search}` };
    const page = await pages.compose(pageQuestion(address, registry.current()));
    return sendDocument(reply.request, reply, { ...page, status, keep: false });
  };
}

/** An answer that is left unread keeps its connection until it is collected. The status counts, whatever follows it. */
const readToItsEnd = (answer: Response) => answer.arrayBuffer().catch(() => undefined);
