import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type PostFile = {
  id: number;
  titulo?: string;
  fecha?: string;
  tags?: string[];
  imagen?: string;
  resumen?: string;
  body?: string;
};

type GalleryEntry = {
  id: number;
  kind?: string;
  servicio?: string;
  fecha?: string;
  media?: string;
  titulo?: string;
  iframe?: string;
};

/** The content of a folder. A test sets only the parts that it is about. */
export type TestContent = {
  posts?: PostFile[];
  gallery?: GalleryEntry[];
  /** Addresses of the services, in the order of the list. */
  services?: string[];
  /** Further files, or replacements of those above, by their path in the folder. */
  files?: Record<string, string>;
};

/** A content folder for one test: a picture of a cove, a video of a flight, and the content given. */
export function contentFolder(content: TestContent = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-content-'));
  mkdirSync(path.join(folder, 'media'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('media/catalog.json', JSON.stringify({ assets: [cala, vuelo] }));
  write('media/cala-960.webp', 'picture of a cove');
  write('media/vuelo.mp4', '0123456789');
  const change = ({ posts = [], gallery = [], services = ['bodas', 'mapeo'], files = {} }: TestContent) => {
    for (const part of ['blog', 'services']) {
      rmSync(path.join(folder, part), { recursive: true, force: true });
      mkdirSync(path.join(folder, part));
    }
    for (const post of posts) write(`blog/post-${post.id}.md`, postFile(post));
    services.forEach((pagina, index) => {
      write(`services/${pagina}.json`, JSON.stringify(aServiceEntry(pagina, index + 1)));
    });
    write('gallery.json', JSON.stringify(gallery.map(aGalleryEntry)));
    write('company.json', JSON.stringify(company));
    for (const [file, text] of Object.entries(files)) write(file, text);
  };
  change(content);
  return { folder, change, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const company = {
  direccion: { street: 'Carrer de Mostra, 1', city: 'Girona', province: 'Girona', postal_code: '17000' },
  empresa: { work_days_open: '09:00', work_days_close: '18:00' },
  contacto: { phone: '+34 972 00 00 00', gmail: 'hola@tramuntana.example' },
};

const rendition = (file: string, width: number, type: string) => ({ file, width, height: width / 2, type });
const look = { color: '#336699', lqip: 'data:image/webp;base64,AA==' };

const cala = {
  slug: 'cala',
  kind: 'image',
  files: [
    rendition('cala-1600.avif', 1600, 'image/avif'),
    rendition('cala-480.webp', 480, 'image/webp'),
    rendition('cala-960.webp', 960, 'image/webp'),
  ],
  alt: 'Cala vista desde el aire',
  caption: 'Cala a mediodía',
  ...look,
};

const vuelo = {
  slug: 'vuelo',
  kind: 'video',
  durationSeconds: 5,
  files: [rendition('vuelo.mp4', 960, 'video/mp4'), rendition('vuelo.webm', 960, 'video/webm')],
  poster: [rendition('poster-vuelo-640.webp', 640, 'image/webp')],
  alt: 'Vuelo sobre la costa',
  caption: 'Vuelo',
  ...look,
};

function postFile({ id, body = 'Texto del artículo.', ...over }: PostFile): string {
  const meta = {
    id,
    titulo: `Artículo ${id}`,
    fecha: '2026-01-01',
    author: 'Núria Vidal',
    tags: ['Normativa'],
    imagen: 'cala',
    resumen: 'De qué trata.',
    ...over,
  };
  const lines = Object.entries(meta).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

const aServiceEntry = (pagina: string, orden: number) => ({
  orden,
  titulo: `Servicio ${pagina}`,
  descripcion: 'Qué es.',
  imagen: 'cala',
});

const aGalleryEntry = ({ id, ...over }: GalleryEntry) => ({
  id,
  titulo: `Vídeo ${id}`,
  descripcion: 'Qué se ve.',
  kind: 'video',
  servicio: 'bodas',
  fecha: '2026-01-01',
  media: 'vuelo',
  ...over,
});
