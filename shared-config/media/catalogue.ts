import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rendition: `file` lies beside the catalogue, `type` is its MIME type, sizes are in pixels. */
export type CatalogueFile = { file: string; width: number; height: number; type: string };

/** A picture or a video as `media/catalog.json` describes it. */
export type CatalogueAsset = {
  slug: string;
  kind: 'image' | 'product' | 'panorama' | 'video';
  files: CatalogueFile[];
  /** Renditions of a video's poster. */
  poster?: CatalogueFile[];
  /** The picture for social cards. */
  card?: CatalogueFile;
  durationSeconds?: number;
  /** Shown while the picture loads: its mean colour, and a tiny version of it as a data URL. */
  color: string;
  lqip: string;
  alt: string;
  caption: string;
};

/** In pixels. Wider files are panoramas of the 360° viewer, not pictures of a page. */
const WIDEST = 1600;

/**
 * The assets of a folder's `catalog.json`, ordered by their constants' names. A catalogue may name more files than the
 * folder has: a package keeps only the renditions that it shows.
 */
export function readAssets(folder: string): CatalogueAsset[] {
  const { assets } = JSON.parse(readFileSync(path.join(folder, 'catalog.json'), 'utf8')) as {
    assets: CatalogueAsset[];
  };
  const present = (files: CatalogueFile[] = []) =>
    files.filter(({ file, width }) => width <= WIDEST && existsSync(path.join(folder, file)));
  return assets
    .map(({ card, ...asset }) => {
      const [presentCard] = present(card && [card]);
      return {
        ...asset,
        files: present(asset.files),
        poster: present(asset.poster),
        ...(presentCard && { card: presentCard }),
      };
    })
    .filter((asset) => asset.files.length > 0 || asset.poster.length > 0)
    .sort((a, b) => compareNames(nameOf(a), nameOf(b)));
}

/** Name of an asset's constant: `costaCala` for `costa-cala`. A video's ends in `Video`, because a picture may have its slug. */
export const nameOf = ({ slug, kind }: Pick<CatalogueAsset, 'slug' | 'kind'>) =>
  camelCase(slug) + (kind === 'video' ? 'Video' : '');

const camelCase = (text: string) => text.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Compares numbers within names by value, and gives the same order on every machine. */
export const compareNames = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
