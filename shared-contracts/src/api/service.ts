import * as z from 'zod/mini';
import { picture } from './picture';

/** One service of `GET /services`; `pagina` is the path below `/servicios/`. */
export const service = z.object({
  imagen: z.string(),
  titulo: z.string(),
  descripcion: z.string(),
  pagina: z.string(),
  picture: z.optional(picture),
});

/** The answer of `GET /services`: not paged, results only (specification, section 7). */
export const serviceList = z.object({ results: z.array(service) });

export type Service = z.infer<typeof service>;
