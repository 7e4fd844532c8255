import * as z from 'zod/mini';

/** The body of `POST /formularios/`. */
export const contactSubmission = z.object({ mensaje: z.string().check(z.minLength(1, 'El mensaje está vacío')) });
