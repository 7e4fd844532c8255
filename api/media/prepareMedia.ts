import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeCard } from './card';
import { type Asset, type Catalog, describeFile, filesOf, type Rendition, readCatalog, writeCatalog } from './catalog';
import type { Ffmpeg } from './ffmpeg';
import { type Original, readOriginals } from './originals';
import { lookOf, makeRenditions, PICTURE_WIDTHS, POSTER_WIDTHS } from './picture';
import { encodeVideo, firstFrame } from './video';

type Settings = {
  originalsFolder: string;
  mediaFolder: string;
  /** Undefined where it is not installed: then no videos are made. */
  ffmpeg: Ffmpeg | undefined;
  say: (line: string) => void;
};

/** File names of originals; `left` are videos that need FFmpeg, `problems` are sentences for the editor. */
type Outcome = {
  made: string[];
  unchanged: string[];
  left: string[];
  problems: string[];
  catalogChanged: boolean;
};

/**
 * Makes what the site serves from originals that are new or have changed, and writes the catalogue. Entries without an
 * original stay: originals are large, and not every machine has them.
 */
export async function prepareMedia({ originalsFolder, mediaFolder, ffmpeg, say }: Settings): Promise<Outcome> {
  await mkdir(mediaFolder, { recursive: true });
  const catalog = await readCatalog(mediaFolder);
  const { originals, problems } = await readOriginals(originalsFolder);
  const outcome: Outcome = { made: [], unchanged: [], left: [], problems, catalogChanged: false };
  for (const original of originals) {
    const { slug, kind, file, alt, caption } = original;
    const index = catalog.assets.findIndex((asset) => asset.slug === slug && asset.kind === kind);
    const known = catalog.assets[index];
    if (known && (await isMadeFrom(known, original, mediaFolder))) {
      Object.assign(known, { alt, caption });
      outcome.unchanged.push(file);
    } else if (kind === 'video' && !ffmpeg) {
      outcome.left.push(file);
    } else {
      say(`${file} …`);
      try {
        const asset = await make(original, mediaFolder, ffmpeg);
        catalog.assets.splice(index < 0 ? catalog.assets.length : index, index < 0 ? 0 : 1, asset);
        if (known) await removeLeftovers(known, asset, mediaFolder);
        outcome.made.push(file);
      } catch (error) {
        outcome.problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  outcome.problems.push(...(await measureAgain(catalog, mediaFolder)), ...(await makeCards(catalog, mediaFolder)));
  outcome.catalogChanged = await writeCatalog(mediaFolder, catalog);
  return outcome;
}

async function make(original: Original, mediaFolder: string, ffmpeg: Ffmpeg | undefined): Promise<Asset> {
  const { slug, kind, file, hash, alt, caption } = original;
  const words = { alt, caption, original: { file, hash } };
  if (kind === 'image') {
    const files = await makeRenditions(original.path, slug, PICTURE_WIDTHS, mediaFolder);
    return { slug, kind, files, ...(await lookOf(original.path)), ...words };
  }
  if (!ffmpeg) throw new Error('FFmpeg is needed for videos');
  const { files, seconds } = await encodeVideo(original.path, slug, mediaFolder, ffmpeg);
  const frame = await firstFrame(original.path, ffmpeg);
  const poster = await makeRenditions(frame, `poster-${slug}`, POSTER_WIDTHS, mediaFolder);
  return { slug, kind, durationSeconds: seconds, files, poster, ...(await lookOf(frame)), ...words };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function isMadeFrom(asset: Asset, { hash }: Original, mediaFolder: string): Promise<boolean> {
  if (asset.original?.hash !== hash) return false;
  const present = await Promise.all(filesOf(asset).map(({ file }) => exists(path.join(mediaFolder, file))));
  return present.every(Boolean);
}

/** Removes files that are no longer in the catalogue: a smaller original gives fewer widths. */
async function removeLeftovers(before: Asset, after: Asset, mediaFolder: string): Promise<void> {
  const kept = new Set(filesOf(after).map(({ file }) => file));
  const leftovers = filesOf(before).filter(({ file }) => !kept.has(file));
  await Promise.all(leftovers.map(({ file }) => rm(path.join(mediaFolder, file), { force: true })));
}

/** Makes the pictures for social cards that are missing. Gives a sentence for each that could not be made. */
async function makeCards({ assets }: Catalog, mediaFolder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const asset of assets) {
    if (asset.card) continue;
    try {
      asset.card = await makeCard(asset, mediaFolder);
    } catch (error) {
      problems.push(`${asset.slug}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
}

/** Measures all files again, for they may have been replaced. Gives a sentence for each that is missing. */
async function measureAgain(catalog: Catalog, mediaFolder: string): Promise<string[]> {
  const missing: string[] = [];
  const measure = async (known: Rendition) => {
    const { file, type } = known;
    if (await exists(path.join(mediaFolder, file))) {
      Object.assign(known, await describeFile(mediaFolder, file, type, known));
    } else missing.push(`${file} is in the catalogue, but not in the media folder`);
  };
  for (const asset of catalog.assets) await Promise.all(filesOf(asset).map(measure));
  return missing;
}
