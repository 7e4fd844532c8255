import { address, business, contactInfo } from 'shared-contracts';
import { z } from 'zod';
import { type BlogPost, readBlogPost } from './blogPost';
import type { ContentFiles } from './contentFiles';
import { ContentProblem, parseContent, refuseDuplicates } from './contentProblem';
import { type MediaCatalog, mediaCatalog } from './mediaCatalog';

const companyFile = z.strictObject({ direccion: address, empresa: business, contacto: contactInfo });

const servicesFile = z.array(
  z.strictObject({ pagina: z.string(), titulo: z.string(), descripcion: z.string(), imagen: z.string() }),
);

const galleryFile = z.array(
  z.strictObject({
    id: z.int().positive(),
    titulo: z.string(),
    descripcion: z.string(),
    kind: z.enum(['video', 'imagen']),
    servicio: z.string(),
    fecha: z.iso.date(),
    media: z.string(),
    /** A page that is shown in a frame instead of a file: another site's, or a path of this site. `media` is its picture. */
    iframe: z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(/^(\/[a-z0-9-]+)+$/)])
      .nullable()
      .default(null),
  }),
);

export type Content = ReturnType<typeof readContent>;

/** Everything that the content folder says, checked and ready for the database. */
export function readContent({ texts }: ContentFiles) {
  const text = (file: string) => texts.get(file) ?? '';
  const media = mediaCatalog('media/catalog.json', text('media/catalog.json'));
  const services = readServices(text('services.json'), media);
  const posts = [...texts]
    .filter(([file]) => file.startsWith('blog/'))
    .map(([file, markdown]) => readBlogPost(file, markdown, media));
  refuseDuplicates('blog/', 'id', posts, (post: BlogPost) => post.id);
  const paginas = new Set(services.map(({ pagina }) => pagina));
  return {
    company: parseContent('company.json', companyFile, parseJson('company.json', text('company.json'))),
    services,
    gallery: readGallery(text('gallery.json'), media, paginas),
    posts,
  };
}

function readServices(text: string, media: MediaCatalog) {
  const file = 'services.json';
  const services = parseContent(file, servicesFile, parseJson(file, text));
  refuseDuplicates(file, 'pagina', services, ({ pagina }) => pagina);
  return services.map((service, position) => {
    const picture = media.picture(service.imagen);
    if (!picture) throw noSuchMedia(file, service.imagen);
    return { ...service, position, imagen: picture.src, picture };
  });
}

function readGallery(text: string, media: MediaCatalog, paginas: ReadonlySet<string>) {
  const file = 'gallery.json';
  const items = parseContent(file, galleryFile, parseJson(file, text));
  refuseDuplicates(file, 'id', items, ({ id }) => id);
  return items.map(({ media: slug, ...item }) => {
    if (!paginas.has(item.servicio)) {
      throw new ContentProblem(file, `item ${item.id} belongs to ${item.servicio}, which services.json does not have`);
    }
    const shown = item.kind === 'video' && !item.iframe ? media.video(slug) : pictureItem(media, slug);
    if (!shown) throw noSuchMedia(file, slug);
    return { ...item, ...shown, ...(item.iframe && { file: null, kind: 'video' as const }) };
  });
}

function pictureItem(media: MediaCatalog, slug: string) {
  const picture = media.picture(slug);
  return picture && { file: picture.src, picture, duration: null, sources: null };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentProblem(file, `it is not JSON (${String(error)})`);
  }
}

const noSuchMedia = (file: string, slug: string) =>
  new ContentProblem(file, `there is no ${slug} in media/catalog.json`);
