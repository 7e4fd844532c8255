import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { mediaCatalog } from '../src/content/mediaCatalog';
import type { Asset } from './catalog';
import { findFfmpeg } from './ffmpeg';
import { prepareMedia } from './prepareMedia';

let folder: string;
const originals = () => path.join(folder, 'originals');
const media = (file = '') => path.join(folder, 'media', file);
const catalogText = () => readFileSync(media('catalog.json'), 'utf8');
const asset = (slug: string) => {
  const { assets } = JSON.parse(catalogText()) as { assets: Asset[] };
  return assets.find((one) => one.slug === slug) as Asset;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-'));
  mkdirSync(originals());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const words = { alt: 'Cala vista desde el aire', caption: 'Cala · 90 m' };

/** A picture wide enough for all widths. To make it takes a second, so few tests do. */
const WIDE = { width: 1800, height: 1200 };

/** A picture in one colour, with what a camera writes into it. */
async function putPicture(name: string, { width = 600, height = 400, description = words as object | null } = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2288aa' } });
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '41/1 58/1 0/1' } };
  await picture.withExif(exif).jpeg().toFile(path.join(originals(), name));
  if (description) writeFileSync(path.join(originals(), `${path.parse(name).name}.json`), JSON.stringify(description));
}

const prepare = async (searchPath = '') => {
  const ffmpeg = await findFfmpeg(searchPath);
  return prepareMedia({ originalsFolder: originals(), mediaFolder: media(), ffmpeg, say: () => {} });
};

/** Programs that do what FFmpeg's do, as far as the pipeline can tell. */
async function putFfmpeg(): Promise<string> {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const frame = path.join(folder, 'frame.png');
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#804020' } })
    .png()
    .toFile(frame);
  const program = (name: string, script: string) => {
    const file = path.join(bin, name);
    writeFileSync(
      file,
      `#!${process.execPath}\nconst fs = require('node:fs');\nconst args = process.argv.slice(2);\n${script}`,
    );
    chmodSync(file, 0o755);
  };
  program(
    'ffprobe',
    `const streams = [{ codec_type: 'video', width: 1280, height: 720 }];
     if (!fs.readFileSync(args.at(-1), 'utf8').includes('silent')) streams.push({ codec_type: 'audio' });
     console.log(JSON.stringify({ format: { duration: '7.95' }, streams }));`,
  );
  program(
    'ffmpeg',
    `const source = fs.readFileSync(args[args.indexOf('-i') + 1], 'utf8');
     if (source.includes('broken')) { console.error('moov atom not found'); process.exit(1); }
     if (args.at(-1) === '-') process.stdout.write(fs.readFileSync(${JSON.stringify(frame)}));
     else fs.writeFileSync(args.at(-1), args.join(' '));`,
  );
  return bin;
}

function putVideo(name: string, content: string) {
  writeFileSync(path.join(originals(), name), content);
  writeFileSync(path.join(originals(), `${path.parse(name).name}.json`), JSON.stringify(words));
}

test('a picture becomes AVIF and WebP in four widths, with its size, its colour and a blurred placeholder', async () => {
  await putPicture('cala.jpg', WIDE);
  expect(await prepare()).toMatchObject({ made: ['cala.jpg'], problems: [], catalogChanged: true });
  const { files, color, lqip, alt, caption } = asset('cala');
  expect(files.map(({ file, width, height }) => [file, width, height])).toEqual([
    ['cala-480.avif', 480, 320],
    ['cala-480.webp', 480, 320],
    ['cala-720.avif', 720, 480],
    ['cala-720.webp', 720, 480],
    ['cala-960.avif', 960, 640],
    ['cala-960.webp', 960, 640],
    ['cala-1600.avif', 1600, 1067],
    ['cala-1600.webp', 1600, 1067],
  ]);
  for (const { file, bytes } of files) expect(statSync(media(file)).size).toBe(bytes);
  expect([alt, caption]).toEqual([words.alt, words.caption]);
  expect(color).toMatch(/^#2[0-9a-f]8[0-9a-f]a[0-9a-f]$/);
  expect(lqip).toMatch(/^data:image\/webp;base64,/);
});

test('the API’s content import reads the catalogue, and serves each file under an address of its version', async () => {
  await putPicture('cala.jpg', WIDE);
  await prepare();
  const picture = mediaCatalog('catalog.json', catalogText()).picture('cala');
  const { hash = '' } = asset('cala').files.find(({ file }) => file === 'cala-960.webp') ?? {};
  expect(picture).toMatchObject({ src: `/api/files/cala-960.webp?v=${hash.slice(0, 12)}`, width: 1600, height: 1067 });
});

test('each picture and video has a JPEG for social cards, an upright picture whole, also without an original', async () => {
  await putPicture('cala.jpg');
  await putPicture('torre.jpg', { width: 300, height: 600 });
  putVideo('vuelo.mov', 'film');
  await prepare(await putFfmpeg());
  for (const slug of ['cala', 'torre', 'vuelo']) {
    const { card } = asset(slug);
    expect(card).toMatchObject({ width: 1200, height: 630, type: 'image/jpeg' });
    const { format, width, height } = await sharp(media(card?.file)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
  const catalogue = JSON.parse(catalogText()) as { assets: Asset[] };
  for (const one of catalogue.assets) delete one.card;
  writeFileSync(media('catalog.json'), JSON.stringify(catalogue));
  for (const file of ['cala.jpg', 'torre.jpg', 'vuelo.mov']) rmSync(path.join(originals(), file));
  expect((await prepare()).problems).toEqual([]);
  expect(asset('torre').card).toMatchObject({ file: 'torre-card.jpg' });
  const { hash = '' } = asset('cala').card ?? {};
  expect(mediaCatalog('catalog.json', catalogText()).picture('cala')?.card).toBe(
    `/api/files/cala-card.jpg?v=${hash.slice(0, 12)}`,
  );
});

test('what the camera wrote into a picture does not get into the site', async () => {
  await putPicture('cala.jpg');
  await prepare();
  for (const { file } of asset('cala').files) expect((await sharp(media(file)).metadata()).exif).toBeUndefined();
});

test('no picture is made wider than it is', async () => {
  await putPicture('postal.jpg');
  await prepare();
  expect(asset('postal').files.map(({ width }) => width)).toEqual([480, 480, 600, 600]);
});

test('only what is new or has changed is made again', async () => {
  await putPicture('cala.jpg');
  await putPicture('masia.jpg');
  await prepare();
  expect(await prepare()).toMatchObject({ made: [], unchanged: ['cala.jpg', 'masia.jpg'], catalogChanged: false });
  await putPicture('cala.jpg', { width: 700, height: 500 });
  expect(await prepare()).toMatchObject({ made: ['cala.jpg'], unchanged: ['masia.jpg'] });
  expect(
    readdirSync(media())
      .filter((file) => file.startsWith('cala-'))
      .sort(),
  ).toEqual(['cala-480.avif', 'cala-480.webp', 'cala-700.avif', 'cala-700.webp', 'cala-card.jpg']);
});

test('a file that was lost is made again, and words that changed need no new files', async () => {
  await putPicture('cala.jpg');
  await prepare();
  rmSync(media('cala-480.webp'));
  expect((await prepare()).made).toEqual(['cala.jpg']);
  await putPicture('cala.jpg', { description: { ...words, alt: 'Otra cala' } });
  expect(await prepare()).toMatchObject({ made: [], catalogChanged: true });
  expect(asset('cala').alt).toBe('Otra cala');
});

test('what is in the catalogue without an original stays', async () => {
  await putPicture('cala.jpg');
  await prepare();
  rmSync(path.join(originals(), 'cala.jpg'));
  expect(await prepare()).toMatchObject({ made: [], problems: [], catalogChanged: false });
  expect(asset('cala').files).toHaveLength(4);
});

test('an original that cannot be used is named, with what to do, and does not stop the others', async () => {
  await putPicture('cala.jpg');
  await putPicture('sin-palabras.jpg', { description: null });
  await putPicture('a-medias.jpg', { description: { alt: '' } });
  await putPicture('Con Espacios.jpg');
  writeFileSync(path.join(originals(), 'rota.jpg'), 'no picture');
  writeFileSync(path.join(originals(), 'rota.json'), JSON.stringify(words));
  const { made, problems } = await prepare();
  expect(made).toEqual(['cala.jpg']);
  expect(problems).toEqual([
    expect.stringMatching(/^Con Espacios\.jpg: name it in lower case/),
    expect.stringMatching(/^a-medias\.jpg: a-medias\.json must hold/),
    expect.stringMatching(/^sin-palabras\.jpg: write sin-palabras\.json beside it/),
    expect.stringMatching(/^rota\.jpg: /),
  ]);
});

test('without FFmpeg the pictures are made, and the videos are said to be left', async () => {
  await putPicture('cala.jpg');
  putVideo('vuelo.mov', 'film');
  expect(await prepare()).toMatchObject({ made: ['cala.jpg'], left: ['vuelo.mov'], problems: [] });
  expect(asset('vuelo')).toBeUndefined();
});

test('a video becomes MP4 and WebM with a poster, and its length is known', async () => {
  putVideo('vuelo.mov', 'film');
  expect(await prepare(await putFfmpeg())).toMatchObject({ made: ['vuelo.mov'], problems: [] });
  const { files, poster = [], durationSeconds, color } = asset('vuelo');
  expect(files.map(({ file, type, width }) => [file, type, width])).toEqual([
    ['vuelo.mp4', 'video/mp4', 1280],
    ['vuelo.webm', 'video/webm', 1280],
  ]);
  expect(poster.map(({ file }) => file)).toEqual([
    'poster-vuelo-640.avif',
    'poster-vuelo-640.webp',
    'poster-vuelo-828.avif',
    'poster-vuelo-828.webp',
    'poster-vuelo-1280.avif',
    'poster-vuelo-1280.webp',
  ]);
  expect(durationSeconds).toBe(8);
  expect(color).toMatch(/^#7.3.1.$/);
  const asked = readFileSync(media('vuelo.mp4'), 'utf8');
  for (const part of ['+faststart', '-map_metadata -1', '-sn', '-c:a aac']) expect(asked).toContain(part);
});

test('a silent video gets no sound', async () => {
  putVideo('vuelo.mov', 'silent film');
  await prepare(await putFfmpeg());
  expect(readFileSync(media('vuelo.mp4'), 'utf8')).toContain(' -an ');
});

test('a video that FFmpeg cannot read says why, and leaves nothing half made', async () => {
  putVideo('vuelo.mov', 'broken film');
  expect((await prepare(await putFfmpeg())).problems).toEqual(['vuelo.mov: ffmpeg ended with 1: moov atom not found']);
  expect(readdirSync(media())).toEqual(['catalog.json']);
});

test('a file of the catalogue that is missing is told', async () => {
  await putPicture('cala.jpg');
  await prepare();
  rmSync(path.join(originals(), 'cala.jpg'));
  rmSync(media('cala-480.webp'));
  expect((await prepare()).problems).toEqual(['cala-480.webp is in the catalogue, but not in the media folder']);
  expect(existsSync(media('cala-480.webp'))).toBe(false);
});
