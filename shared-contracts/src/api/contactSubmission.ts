import * as z from 'zod/mini';
import { asMultiLine } from '../text/textChecks';

/** The body of `POST /formularios/`. */
export const contactSubmission = z.object({
  mensaje: z.string().check(asMultiLine(), z.minLength(1, 'El mensaje está vacío')),
});
