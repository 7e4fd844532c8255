import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Asset, filesOf, readCatalog, writeCatalog } from './catalog';
import { AVIF, lookOf, makeRenditions, PICTURE_WIDTHS, WEBP } from './picture';

/** For browsers from before 2024, which know no AVIF: one file for all of them keeps the page's list of sources short. */
const WEBP_WIDTH = 960;

export type NewPicture = {
  /** The original. */
  file: string;
  /** Its name in the catalogue, in lower case with dashes. */
  slug: string;
  /** What is seen. */
  alt: string;
  /** Where, how high, with what. */
  caption: string;
  /** Absolute path of a package's `media`. */
  mediaFolder: string;
};

/** Puts a picture into a package's catalogue, or another one in its place. Gives the names of the files that it made. */
export async function addPicture({ file, slug, alt, caption, mediaFolder }: NewPicture): Promise<string[]> {
  await mkdir(mediaFolder, { recursive: true });
  const catalog = await readCatalog(mediaFolder);
  const files = [
    ...(await makeRenditions(file, slug, PICTURE_WIDTHS, mediaFolder, [AVIF])),
    ...(await makeRenditions(file, slug, [WEBP_WIDTH], mediaFolder, [WEBP])),
  ];
  const picture: Asset = { slug, kind: 'image', files, ...(await lookOf(file)), alt, caption };
  const index = catalog.assets.findIndex((asset) => asset.slug === slug && asset.kind !== 'video');
  const former = catalog.assets[index];
  if (former) catalog.assets[index] = picture;
  else catalog.assets.push(picture);
  await writeCatalog(mediaFolder, catalog);
  const names = files.map((made) => made.file);
  const leftovers = former ? filesOf(former).filter((one) => !names.includes(one.file)) : [];
  for (const leftover of leftovers) await rm(path.join(mediaFolder, leftover.file), { force: true });
  return names;
}
