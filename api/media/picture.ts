import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describeFile, type Rendition } from './catalog';

export const PICTURE_WIDTHS = [480, 720, 960, 1600];
export const POSTER_WIDTHS = [640, 828, 1280];

const PLACEHOLDER_WIDTH = 16;

export type Format = { type: string; ending: string; encode: (image: Sharp) => Sharp };

export const AVIF: Format = {
  type: 'image/avif',
  ending: 'avif',
  encode: (image) => image.avif({ quality: 50, effort: 5 }),
};
export const WEBP: Format = {
  type: 'image/webp',
  ending: 'webp',
  encode: (image) => image.webp({ quality: 76, effort: 5 }),
};

type Look = { color: string; lqip: string };

/**
 * A picture in the formats and widths, none wider than the original. It is turned as its metadata says; the metadata
 * (place, time, owner) are not written into the files.
 */
export async function makeRenditions(
  source: string | Buffer,
  name: string,
  widths: readonly number[],
  mediaFolder: string,
  formats: readonly Format[] = [AVIF, WEBP],
): Promise<Rendition[]> {
  const { width: own } = (await sharp(source).autoOrient().toBuffer({ resolveWithObject: true })).info;
  const made: Rendition[] = [];
  for (const width of fitting(widths, own)) {
    for (const { type, ending, encode } of formats) {
      const image = sharp(source).autoOrient().resize({ width });
      const { data, info } = await encode(image).toBuffer({ resolveWithObject: true });
      const file = `${name}-${width}.${ending}`;
      await writeFile(path.join(mediaFolder, file), data);
      made.push(await describeFile(mediaFolder, file, type, info));
    }
  }
  return made;
}

/** What is shown while a picture loads: its dominant colour, and a version 16 pixels wide as a data URL. */
export async function lookOf(source: string | Buffer): Promise<Look> {
  const tiny = sharp(source).autoOrient().resize({ width: PLACEHOLDER_WIDTH });
  const [{ dominant }, placeholder] = await Promise.all([
    sharp(source).stats(),
    tiny.webp({ quality: 30, effort: 6 }).toBuffer(),
  ]);
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { color: `#${hex}`, lqip: `data:image/webp;base64,${placeholder.toString('base64')}` };
}

/** The widths below the picture's own, and the picture's own where it is not wider than the largest. */
function fitting(widths: readonly number[], own: number): number[] {
  const largest = Math.min(own, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}
