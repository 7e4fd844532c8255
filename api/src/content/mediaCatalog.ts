import type { MediaSource, Picture } from '@tramuntana/contracts';
import { z } from 'zod';
import { ContentProblem, parseContent, parseJson } from './contentProblem';
import { versionOf } from './fileHash';

/** Where the API serves the files of `content/media`. */
export const FILES_PATH = '/api/files/';

const mediaFile = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  type: z.string(),
  /** Written by `npm run media -w api`. Caches may keep an address that contains it for ever. */
  hash: z.string().optional(),
});
const asset = z.object({
  slug: z.string(),
  kind: z.enum(['image', 'product', 'panorama', 'video']),
  files: z.array(mediaFile).min(1),
  poster: z.array(mediaFile).optional(),
  card: mediaFile.optional(),
  durationSeconds: z.number().optional(),
  color: z.string(),
  lqip: z.string(),
  alt: z.string(),
  caption: z.string(),
});
const catalog = z.object({ assets: z.array(asset) });

type Asset = z.infer<typeof asset>;
type MediaFile = z.infer<typeof mediaFile>;

/** A video with its poster; `duration` in seconds. */
type VideoMedia = { file: string; duration: number | undefined; picture: Picture; sources: MediaSource[] };

/** Finds pictures and videos by their slug. A picture and a video may share a slug. */
export type MediaCatalog = {
  /** A picture, or else the poster of the video of that slug. */
  picture(slug: string): Picture | undefined;
  video(slug: string): VideoMedia | undefined;
};

/** Reads `media/catalog.json`. */
export function mediaCatalog(file: string, text: string): MediaCatalog {
  const { assets } = parseContent(file, catalog, parseJson(file, text));
  const stills = new Map(assets.filter(({ kind }) => kind !== 'video').map((one) => [one.slug, one]));
  const videos = new Map(assets.filter(({ kind }) => kind === 'video').map((one) => [one.slug, one]));
  const poster = (video: Asset) => pictureOf(file, video, video.poster ?? []);
  return {
    picture(slug) {
      const still = stills.get(slug);
      const video = videos.get(slug);
      return still ? pictureOf(file, still, still.files) : video && poster(video);
    },
    video(slug) {
      const video = videos.get(slug);
      return (
        video && {
          file: address(video.files.find(({ type }) => type === 'video/mp4') ?? video.files[0]),
          duration: video.durationSeconds,
          picture: poster(video),
          sources: video.files.map(sourceOf),
        }
      );
    },
  };
}

/** Sources with the best format first, widths ascending. `src` is the middle WebP, which every program can show. */
function pictureOf(catalogFile: string, { slug, alt, caption, color, lqip, card }: Asset, files: MediaFile[]): Picture {
  const bySize = [...files].sort((a, b) => a.width - b.width);
  const webp = bySize.filter(({ type }) => type === 'image/webp');
  const middle = webp[Math.floor(webp.length / 2)];
  const largest = bySize.at(-1);
  if (!middle || !largest) throw new ContentProblem(catalogFile, `${slug} has no WebP rendition`);
  return {
    src: address(middle),
    alt,
    caption,
    width: largest.width,
    height: largest.height,
    color,
    lqip,
    ...(card && { card: address(card) }),
    sources: ['image/avif', 'image/webp'].flatMap((type) =>
      bySize.filter((rendition) => rendition.type === type).map(sourceOf),
    ),
  };
}

function address(rendition: MediaFile | undefined): string {
  const { file = '', hash } = rendition ?? {};
  return FILES_PATH + file + (hash ? `?v=${versionOf(hash)}` : '');
}

const sourceOf = (rendition: MediaFile): MediaSource => ({
  src: address(rendition),
  type: rendition.type,
  width: rendition.width,
});
