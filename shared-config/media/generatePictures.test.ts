import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generatePictures } from './generatePictures';

let root: string;

const pathOf = (file: string) => path.join(root, file);
const put = (file: string, content: string | object) => {
  mkdirSync(path.dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), typeof content === 'string' ? content : JSON.stringify(content));
};

const file = (name: string, width: number, height = width / 2) => ({
  file: name,
  width,
  height,
  type: name.endsWith('mp4') ? 'video/mp4' : `image/${path.extname(name).slice(1)}`,
});

const texts = { color: '#94a7ab', lqip: 'data:image/webp;base64,AA', caption: 'Una cala' };
const cove = {
  ...texts,
  slug: 'cala-2',
  kind: 'image',
  alt: "La cala d'en Roig",
  files: [
    file('cala-2-960.avif', 960),
    file('cala-2-480.avif', 480),
    file('cala-2-480.webp', 480),
    file('cala-2-4096.webp', 4096),
  ],
};
const flight = {
  ...texts,
  slug: 'cala-2',
  kind: 'video',
  alt: 'Vuelo sobre la cala',
  durationSeconds: 8,
  files: [file('cala.mp4', 960), file('cala-upright.mp4', 540, 720)],
  poster: [file('poster-640.webp', 640), file('poster-upright.avif', 540, 720)],
};
const elsewhere = { ...cove, slug: 'otra', files: [file('otra-480.webp', 480)] };

const catalogue = (...assets: object[]) => put('mfe-one/media/catalog.json', { assets });

/** A remote with a catalogue. It lacks the renditions of one asset, because another remote shows that asset. */
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  put('package.json', { workspaces: ['mfe-one', 'mfe-two'] });
  put('mfe-one/package.json', { name: 'mfe-one' });
  put('mfe-two/package.json', { name: 'mfe-two' });
  for (const { files } of [cove, flight, { files: flight.poster }]) {
    for (const { file } of files) put(`mfe-one/media/${file}`, '');
  }
  catalogue(cove, flight, elsewhere);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a picture is a constant: sizes ascend, and a single WebP is the fallback for browsers without AVIF', () => {
  generatePictures(root);
  const { cala2 } = require(pathOf('mfe-one/media/pictures'));
  expect(cala2).toEqual({
    ...texts,
    alt: "La cala d'en Roig",
    src: '/media/cala-2-480.webp',
    width: 960,
    height: 480,
    sources: [
      { src: '/media/cala-2-480.avif', type: 'image/avif', width: 480 },
      { src: '/media/cala-2-960.avif', type: 'image/avif', width: 960 },
    ],
  });
});

test('several WebP files are all sources, after AVIF', () => {
  put('mfe-one/media/cala-2-960.webp', '');
  catalogue({ ...cove, files: [file('cala-2-960.webp', 960), ...cove.files] });
  generatePictures(root);
  const { cala2 } = require(pathOf('mfe-one/media/pictures'));
  expect(cala2.src).toBe('/media/cala-2-960.webp');
  expect(cala2.sources.map(({ src }: { src: string }) => src)).toEqual([
    '/media/cala-2-480.avif',
    '/media/cala-2-960.avif',
    '/media/cala-2-480.webp',
    '/media/cala-2-960.webp',
  ]);
});

test('a picture names its JPEG for social cards, but not as a source for pages', () => {
  put('mfe-one/media/cala-2-card.jpg', '');
  catalogue({ ...cove, card: { file: 'cala-2-card.jpg', width: 1200, height: 630, type: 'image/jpeg' } });
  generatePictures(root);
  const { cala2 } = require(pathOf('mfe-one/media/pictures'));
  expect(cala2.card).toBe('/media/cala-2-card.jpg');
  expect(JSON.stringify(cala2.sources)).not.toContain('card');
});

test('a video comes with its poster, and both with their versions for upright phones', () => {
  generatePictures(root);
  const { cala2Video } = require(pathOf('mfe-one/media/pictures'));
  expect(cala2Video).toMatchObject({
    alt: 'Vuelo sobre la cala',
    durationSeconds: 8,
    sources: [{ src: '/media/cala.mp4', type: 'video/mp4' }],
    portrait: { src: '/media/cala-upright.mp4', type: 'video/mp4' },
    poster: {
      src: '/media/poster-640.webp',
      sources: [{ src: '/media/poster-640.webp', type: 'image/webp', width: 640 }],
      portrait: { src: '/media/poster-upright.avif', type: 'image/avif' },
    },
  });
});

test('each asset with files has its own module, so that a page bundles only the assets that it imports', () => {
  expect(generatePictures(root)).toEqual([
    'mfe-one/media/pictures/cala2.ts',
    'mfe-one/media/pictures/cala2Video.ts',
    'mfe-one/media/pictures/avifSources.ts',
    'mfe-one/media/pictures.ts',
  ]);
  expect(existsSync(pathOf('mfe-two/media'))).toBe(false);
});

test('only differences are written: a changed asset, a new one, a removed one', () => {
  generatePictures(root);
  expect(generatePictures(root)).toEqual([]);

  catalogue({ ...cove, alt: 'Otra vista' }, flight, elsewhere);
  expect(generatePictures(root)).toEqual(['mfe-one/media/pictures/cala2.ts']);

  put('mfe-one/media/otra-480.webp', '');
  expect(generatePictures(root)).toEqual(['mfe-one/media/pictures/otra.ts', 'mfe-one/media/pictures.ts']);

  catalogue(flight, elsewhere);
  expect(generatePictures(root)).toEqual(['mfe-one/media/pictures/cala2.ts', 'mfe-one/media/pictures.ts']);
  expect(existsSync(pathOf('mfe-one/media/pictures/cala2.ts'))).toBe(false);
  expect(readFileSync(pathOf('mfe-one/media/pictures.ts'), 'utf8')).not.toContain("'./pictures/cala2'");
});

test('the error for an asset without a picture names the asset', () => {
  catalogue({ ...flight, poster: [] });
  expect(() => generatePictures(root)).toThrow('cala-2 in catalog.json has no picture among its files');
});
