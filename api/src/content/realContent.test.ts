import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { apiFolder } from '../testing/databases';
import { readContentFiles } from './contentFiles';
import { fileHash } from './fileHash';
import { type Content, readContent } from './readContent';

// Checks the site's own content, so that an editor's mistake shows here and not at the next start.
const folder = path.join(apiFolder, 'content');
let content: Content;

type KnownFile = { file: string; hash: string };
beforeAll(async () => {
  content = readContent(await readContentFiles(folder));
});

// docs/product/services.md#index-3. Other services may stand among these.
test('the services of the book stand in its order', () => {
  const book = [
    'tours-virtuales-promocion-inmuebles-girona-barcelona',
    'drones-fpv-caracteristicas-usos-beneficios',
    'drones-indoor-caracteristicas-usos-beneficios',
    'drones-estabilizados-caracteristicas-usos-beneficios',
    'grabacion-drones-bodas-eventos-girona-barcelona',
    'grabacion-fotografia-aerea-drones-girona-barcelona',
    'fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona',
    'inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona',
    'grabacion-drones-eventos-deportivos-girona-barcelona',
    'mapeo-fotogrametria-drones-girona-barcelona',
    'produccion-audiovisual-drones-girona-barcelona',
  ];
  expect(content.services.map(({ pagina }) => pagina).filter((pagina) => book.includes(pagina))).toEqual(book);
});

test('there are enough posts, tags and gallery items, videos and pictures among them', () => {
  expect(content.posts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(content.posts.flatMap(({ tags }) => tags)).size).toBeGreaterThanOrEqual(4);
  expect(content.gallery.filter(({ kind }) => kind === 'video').length).toBeGreaterThanOrEqual(8);
  expect(content.gallery.filter(({ kind }) => kind === 'imagen').length).toBeGreaterThanOrEqual(8);
});

test('at least one gallery item has an iframe and no file', () => {
  expect(content.gallery.filter(({ file, iframe }) => file === null && iframe !== null)).not.toEqual([]);
});

test('every file that the content names exists', () => {
  const pictures = [...content.services, ...content.posts, ...content.gallery].map(({ picture }) => picture);
  const sources = [...pictures, ...content.gallery].flatMap((owner) => owner.sources ?? []).map(({ src }) => src);
  const inText = content.posts.flatMap((post) => post.content.match(/\/api\/files\/[\w.-]+/g) ?? []);
  const named = new Set([...sources, ...inText, ...content.gallery.flatMap(({ file }) => file ?? [])]);
  const fileOf = (address: string) => path.basename(new URL(address, 'http://site.example').pathname);
  const missing = [...named].filter((address) => !existsSync(path.join(folder, 'media', fileOf(address))));
  expect(missing).toEqual([]);
});

test('every post, service and gallery item has a JPEG for social cards, of less than 200 kB', () => {
  for (const { picture } of [...content.services, ...content.posts, ...content.gallery]) {
    const { pathname } = new URL(picture?.card ?? '', 'http://site.example');
    expect(pathname).toMatch(/-card\.jpg$/);
    expect(statSync(path.join(folder, 'media', path.basename(pathname))).size).toBeLessThan(200_000);
  }
});

test('every file matches its hash in the catalogue, which npm run media -w api updates', async () => {
  const { assets } = JSON.parse(readFileSync(path.join(folder, 'media/catalog.json'), 'utf8')) as {
    assets: { files: KnownFile[]; poster?: KnownFile[]; card: KnownFile }[];
  };
  const files = assets.flatMap(({ files, poster = [], card }) => [...files, ...poster, card]);
  const hashes = await Promise.all(files.map(({ file }) => fileHash(path.join(folder, 'media', file))));
  expect(files.filter(({ hash }, index) => hash !== hashes[index])).toEqual([]);
});

test('phone and mail are plainly fictitious', () => {
  expect(content.company.contacto.phone).toMatch(/00 00 00$/);
  expect(content.company.contacto.gmail).toMatch(/\.example$/);
});
