import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../data/database';
import { type AnswerPage, sendPage } from '../pages/answerPage';
import { canConfirm, confirm } from '../visitors/confirmation';
import { hasSubscription, unsubscribe } from '../visitors/unsubscription';

// Pages for people who follow a mailed link. They are left out of the API's description.
const confirmation = { hide: true, params: z.object({ token: z.string() }) };
const unsubscription = { hide: true, params: z.object({ key: z.string() }) };

const CONFIRM: AnswerPage = {
  title: 'Confirma tu suscripción',
  text: 'Pulsa el botón para recibir el newsletter de Tramuntana Drones en tu correo.',
  button: 'Confirmar suscripción',
};
const CONFIRMED: AnswerPage = {
  title: '¡Bienvenido!',
  text: 'Tu suscripción está confirmada. Cada envío lleva un enlace para darte de baja.',
};
const LINK_IS_USED: AnswerPage = {
  title: 'Este enlace ya no vale',
  text: 'Vale 48 horas y una sola vez. Si ya confirmaste, no hace falta nada más; si no, vuelve a suscribirte.',
};
const UNSUBSCRIBE: AnswerPage = {
  title: 'Darse de baja',
  text: 'Pulsa el botón y no recibirás más el newsletter de Tramuntana Drones.',
  button: 'Darme de baja',
};
const UNSUBSCRIBED: AnswerPage = { title: 'Baja hecha', text: 'No te enviaremos más el newsletter.' };
const NO_SUBSCRIPTION: AnswerPage = {
  title: 'No hay ninguna suscripción',
  text: 'Este enlace no es de ninguna suscripción, o sus datos ya se han borrado.',
};

/**
 * The pages that confirm and end a subscription. A GET only asks, because mail programs open links to check them. A POST
 * acts and ignores its body, because RFC 8058 lets mail programs send forms of two kinds.
 */
export async function newsletterPages(scope: FastifyInstance, { database }: { database: Database }): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
  const pages = scope.withTypeProvider<ZodTypeProvider>();

  pages.get('/confirmar/:token', { schema: confirmation }, async ({ params }, reply) =>
    (await canConfirm(database, params.token)) ? sendPage(reply, 200, CONFIRM) : sendPage(reply, 404, LINK_IS_USED),
  );
  pages.post('/confirmar/:token', { schema: confirmation }, async ({ params }, reply) =>
    (await confirm(database, params.token)) ? sendPage(reply, 200, CONFIRMED) : sendPage(reply, 404, LINK_IS_USED),
  );
  pages.get('/baja/:key', { schema: unsubscription }, async ({ params }, reply) =>
    (await hasSubscription(database, params.key))
      ? sendPage(reply, 200, UNSUBSCRIBE)
      : sendPage(reply, 404, NO_SUBSCRIPTION),
  );
  pages.post('/baja/:key', { schema: unsubscription }, async ({ params }, reply) =>
    (await unsubscribe(database, params.key))
      ? sendPage(reply, 200, UNSUBSCRIBED)
      : sendPage(reply, 404, NO_SUBSCRIPTION),
  );
}
