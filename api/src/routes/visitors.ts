import { contactSubmission, newsletterAccepted, newsletterRefused, newsletterSubscription } from 'shared-contracts';
import { z } from 'zod';
import { tooManySends } from '../http/formLimit';
import { problem } from '../http/problem';
import { contactLines } from '../visitors/contactLines';

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

// In characters, as browsers count them (docs/product/texts.md#valid-12).
const MAX_MESSAGE = 5000;

/** The text that the visitor wrote. Of a message without the form's lines it is all. */
const writtenText = (mensaje: string) => contactLines(mensaje).message ?? mensaje;

export const postContactForm = {
  tags,
  summary: 'Enviar un mensaje',
  // Loose: Fastify takes the parsed headers for all headers of the request.
  headers: z.looseObject({
    'idempotency-key': z
      .string()
      .max(255, 'Puede tener como máximo 255 caracteres')
      .optional()
      .describe('La misma en cada reintento de un envío, que así se guarda una sola vez'),
  }),
  body: contactSubmission.check(
    z.refine(({ mensaje }: { mensaje: string }) => !mensaje.includes('\0'), {
      error: 'El mensaje no puede contener el carácter nulo',
      path: ['mensaje'],
    }),
    z.refine(({ mensaje }: { mensaje: string }) => writtenText(mensaje).length <= MAX_MESSAGE, {
      error: 'El mensaje puede tener como máximo 5.000 caracteres',
      path: ['mensaje'],
    }),
  ),
  response: { 201: z.object({ message: z.string() }), 400: problem, 429: tooManySends },
};

export const MESSAGE_RECEIVED = {
  message: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};
