import { address, business, contactInfo, MAX_ID } from '@tramuntana/contracts';
import { z } from 'zod';
import { readBlogPost } from './blogPost';
import type { ContentFiles } from './contentFiles';
import { ContentProblem, noSuchMedia, parseContent, parseJson, refuseDuplicates } from './contentProblem';
import { type MediaCatalog, mediaCatalog } from './mediaCatalog';
import { readServices } from './readServices';

const companyFile = z.strictObject({ direccion: address, empresa: business, contacto: contactInfo });

const galleryFile = z.array(
  z.strictObject({
    id: z.int().positive().max(MAX_ID),
    titulo: z.string(),
    descripcion: z.string(),
    kind: z.enum(['video', 'imagen']),
    servicio: z.string(),
    fecha: z.iso.date(),
    media: z.string(),
    /** A page that an iframe shows instead of a file: another site's, or a path of this site. `media` is its picture. */
    iframe: z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(/^(\/[a-z0-9-]+)+$/)])
      .nullable()
      .default(null),
  }),
);

export type Content = ReturnType<typeof readContent>;

/** Checks the content files and turns them into rows for the database. Throws a `ContentProblem` for the editor. */
export function readContent({ texts }: ContentFiles) {
  const text = (file: string) => texts.get(file) ?? '';
  const media = mediaCatalog('media/catalog.json', text('media/catalog.json'));
  const filesIn = (folder: string) => [...texts].filter(([file]) => file.startsWith(`${folder}/`));
  const services = readServices(filesIn('services'), media);
  const blog = filesIn('blog').map(([file, markdown]) => ({ file, post: readBlogPost(file, markdown, media) }));
  refuseDuplicates(blog.map(({ file, post }) => ({ file, id: post.id })));
  const paginas = new Set(services.map(({ pagina }) => pagina));
  return {
    company: parseContent('company.json', companyFile, parseJson('company.json', text('company.json'))),
    services,
    gallery: readGallery(text('gallery.json'), media, paginas),
    posts: blog.map(({ post }) => post),
  };
}

function readGallery(text: string, media: MediaCatalog, paginas: ReadonlySet<string>) {
  const file = 'gallery.json';
  const items = parseContent(file, galleryFile, parseJson(file, text));
  refuseDuplicates(items.map(({ id }) => ({ file, id })));
  return items.map(({ media: slug, ...item }) => {
    if (!paginas.has(item.servicio)) {
      throw new ContentProblem(file, `item ${item.id} belongs to ${item.servicio}, which has no file in services/`);
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
