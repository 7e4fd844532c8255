import { contactSubmission, newsletterAccepted, newsletterRefused, newsletterSubscription } from 'shared-contracts';
import { z } from 'zod';
import { tooManySends } from '../http/formLimit';
import { problem } from '../http/problem';

const tags = ['Formularios'];

// RFC 5321 allows no longer address, and PostgreSQL's index has a limit, too.
const MAX_EMAIL = 254;

export const postNewsletter = {
  tags,
  summary: 'Suscribirse al newsletter',
  body: newsletterSubscription.check(
    z.refine(({ email }: { email: string }) => email.length <= MAX_EMAIL, { error: 'Email inválido', path: ['email'] }),
  ),
  response: { 201: newsletterAccepted, 400: z.union([newsletterRefused, problem]), 429: tooManySends },
};

export const SUBSCRIBED = { message: 'Gracias por suscribirte a nuestro newsletter' };
/** The form shows the first sentence of this list, whatever is wrong with the body. */
export const EMAIL_REFUSED = { email: ['Email inválido'] };

export const postContactForm = {
  tags,
  summary: 'Enviar un mensaje',
  body: contactSubmission.check(
    z.refine(({ mensaje }: { mensaje: string }) => !mensaje.includes('\0'), {
      error: 'El mensaje no puede contener el carácter nulo',
      path: ['mensaje'],
    }),
  ),
  response: { 201: z.object({ message: z.string() }), 400: problem, 429: tooManySends },
};

export const MESSAGE_RECEIVED = {
  message: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};
