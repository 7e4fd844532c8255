import path from 'node:path';
import { z } from 'zod';
import { ContentProblem, noSuchMedia, parseContent, parseJson } from './contentProblem';
import type { MediaCatalog } from './mediaCatalog';

const serviceFile = z.strictObject({
  /** Services are listed by this number; those without one come last. */
  orden: z.int().positive().optional(),
  titulo: z.string(),
  descripcion: z.string(),
  imagen: z.string(),
});

/** Services from their files, in the order in which they are listed. A file's name is the address of the service's page. */
export function readServices(files: [file: string, text: string][], media: MediaCatalog) {
  const services = files.map(([file, text]) => {
    const pagina = path.basename(file, '.json');
    if (!/^[a-z0-9-]+$/.test(pagina)) {
      throw new ContentProblem(file, 'its name must be the address of its page: lower case letters, digits and dashes');
    }
    const { orden = Number.POSITIVE_INFINITY, ...service } = parseContent(file, serviceFile, parseJson(file, text));
    const picture = media.picture(service.imagen);
    if (!picture) throw noSuchMedia(file, service.imagen);
    return { orden, row: { ...service, pagina, imagen: picture.src, picture } };
  });
  // Equal numbers are not subtracted: the difference of two infinite numbers is NaN.
  const byOrder = services.toSorted((a, b) => (a.orden === b.orden ? 0 : a.orden - b.orden));
  return byOrder.map(({ row }, position) => ({ ...row, position }));
}
