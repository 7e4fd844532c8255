import * as z from 'zod/mini';
import { picture } from './picture';

/**
 * One service of `GET /services`. The API writes `pagina` with a leading slash, as in `/drones-fpv`; other providers may
 * omit it. The schema gives `drones-fpv`, the last part of the page's address (docs/product/api.md#data-1).
 */
export const service = z.object({
  imagen: z.string(),
  titulo: z.string(),
  descripcion: z.string(),
  pagina: z.string().check(z.overwrite((written) => written.replace(/^\/+/, ''))),
  picture: z.optional(picture),
});

/** The answer of `GET /services`: not paged, `results` only (docs/product/api.md#call-4). */
export const serviceList = z.object({ results: z.array(service) });

export type Service = z.infer<typeof service>;
