import {
  contactSubmission,
  countCharacters,
  newsletterAccepted,
  newsletterRefused,
  newsletterSubscription,
} from '@tramuntana/contracts';
import { z } from 'zod';
import { problem } from '../http/answers/problem';
import { tooManySends } from '../http/limits/formLimit';
import { contactLines } from '../visitors/contactLines';
import type { FormTokens } from '../visitors/formTokens';

const tags = ['Formularios'];

// For a loose object: Fastify replaces the request's headers with the parsed ones.
const evidence = {
  'form-token': z.string().optional().describe('El de `GET /formularios/token`, pedido al mostrar el formulario'),
  'form-trap': z.string().optional().describe('Lo escrito en un campo que las personas no ven'),
};

export const postNewsletter = {
  tags,
  summary: 'Suscribirse al newsletter',
  headers: z.looseObject(evidence),
  body: newsletterSubscription,
  response: { 201: newsletterAccepted, 400: z.union([newsletterRefused, problem]), 429: tooManySends },
};

export const SUBSCRIBED = { message: 'Gracias por suscribirte a nuestro newsletter' };
export const CONFIRMATION_SENT = {
  message: 'Te hemos enviado un correo: abre su enlace para confirmar la suscripción',
};
/** The form shows the first sentence of this list, whatever is wrong with the body. */
export const EMAIL_REFUSED = { email: ['Email inválido'] };
export const EMAIL_CONFIRMED = { email: ['Este correo ya está suscrito'] };

// docs/product/texts.md#valid-12
const MAX_MESSAGE = 5000;

/** The text that the visitor wrote: the whole message if it has no lines of the form. */
const writtenText = (mensaje: string) => contactLines(mensaje).message ?? mensaje;

export const getFormToken = {
  tags,
  summary: 'Pedir el testigo de un formulario que se muestra ahora',
  response: { 200: z.object({ token: z.string() }) },
};

type Evidence = { 'form-token'?: string | undefined; 'form-trap'?: string | undefined };

/**
 * Whether a program seems to have sent a form: it filled in the field that people do not see, or its token is forged, too
 * young or older than `maxAge` milliseconds. A missing token means nothing. Other clients have none, and neither has a page
 * that was rendered without the API.
 */
export async function isFromProgram(
  { 'form-token': token, 'form-trap': trap }: Evidence,
  tokens: FormTokens,
  maxAge?: number,
) {
  return Boolean(trap) || (Boolean(token) && !(await tokens.isCredible(token ?? '', maxAge)));
}

export const postContactForm = {
  tags,
  summary: 'Enviar un mensaje',
  headers: z.looseObject({
    'idempotency-key': z
      .string()
      .max(255, 'Puede tener como máximo 255 caracteres')
      .optional()
      .describe('La misma en cada reintento de un envío, que así se guarda una sola vez'),
    ...evidence,
  }),
  body: contactSubmission.check(
    z.refine(({ mensaje }: { mensaje: string }) => countCharacters(writtenText(mensaje)) <= MAX_MESSAGE, {
      error: 'El mensaje puede tener como máximo 5.000 caracteres',
      path: ['mensaje'],
    }),
  ),
  response: { 201: z.object({ message: z.string() }), 400: problem, 429: tooManySends },
};

export const MESSAGE_RECEIVED = {
  message: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};
