import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { fileHash } from '../src/content/fileHash';

const rendition = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  type: z.string(),
  hash: z.string().optional(),
});

// Loose: fields that other tools have written are kept.
const asset = z.looseObject({
  slug: z.string(),
  kind: z.enum(['image', 'product', 'panorama', 'video']),
  durationSeconds: z.number().optional(),
  files: z.array(rendition),
  poster: z.array(rendition).optional(),
  /** The picture for social cards. */
  card: rendition.optional(),
  color: z.string(),
  lqip: z.string(),
  alt: z.string(),
  caption: z.string(),
  /** What it was made from; it is made again when this changes. Absent where there is no original. */
  original: z.object({ file: z.string(), hash: z.string() }).optional(),
});
const catalog = z.looseObject({ assets: z.array(asset) });

export type Rendition = z.infer<typeof rendition>;
export type Asset = z.infer<typeof asset>;
export type Catalog = z.infer<typeof catalog>;

const CATALOG = 'catalog.json';

/** The catalogue of a media folder, which the content import and the packages' pictures are made from. */
export async function readCatalog(mediaFolder: string): Promise<Catalog> {
  const text = await readFile(path.join(mediaFolder, CATALOG), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"assets":[]}';
    throw error;
  });
  return catalog.parse(JSON.parse(text));
}

/** Replaces the catalogue in one step, so nobody reads half of it. Gives false where nothing has changed. */
export async function writeCatalog(mediaFolder: string, content: Catalog): Promise<boolean> {
  const file = path.join(mediaFolder, CATALOG);
  // Parsed, so that the fields stand in the same order whether they were read or made.
  const text = `${JSON.stringify(catalog.parse(content), null, 2)}\n`;
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return false;
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
  return true;
}

/** Everything that an asset serves. */
export const filesOf = ({ files, poster = [], card }: Asset): Rendition[] => [
  ...files,
  ...poster,
  ...(card ? [card] : []),
];

type Size = Pick<Rendition, 'width' | 'height'>;

/** A catalogue entry for a file that stands in the media folder. */
export async function describeFile(mediaFolder: string, file: string, type: string, size: Size): Promise<Rendition> {
  const filePath = path.join(mediaFolder, file);
  const [{ size: bytes }, hash] = await Promise.all([stat(filePath), fileHash(filePath)]);
  return { file, width: size.width, height: size.height, bytes, type, hash };
}
