import type { MediaItem, Picture, ShellServices } from '@tramuntana/contracts';
import type { Slide } from 'yet-another-react-lightbox';
import { itemPicture } from '../gallery/itemPicture';
import { itemTitle } from '../gallery/itemTitle';
import { itemSources } from '../player/itemSources';
import { hasSlide } from './hasSlide';

/** A video slide with the site's own player. The player remembers the volume and reports broken files. */
export type Film = {
  type: 'film';
  item: MediaItem;
  title: string;
  poster: Picture | undefined;
  sources: { src: string; type: string }[];
};

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    film: Film;
  }
  interface GenericSlide {
    item: MediaItem;
  }
}

/** The slides of all items that can have one; see `hasSlide`. */
export function slidesOf(items: readonly MediaItem[], shell: Pick<ShellServices, 'mediaUrl'>): Slide[] {
  const format = readableFormat();
  return items.flatMap((item) => slideOf(item, shell, format) ?? []);
}

function slideOf(item: MediaItem, shell: Pick<ShellServices, 'mediaUrl'>, format: string): Slide | undefined {
  if (!hasSlide(item)) return undefined;
  const picture = itemPicture(item, shell);
  if (item.kind !== 'imagen') {
    return { type: 'film', item, title: itemTitle(item), poster: picture, sources: itemSources(item, shell) };
  }
  if (!picture) return undefined;
  const { src, alt, width, height } = picture;
  const srcSet = picture.sources
    .filter((source) => source.type === format && source.width !== undefined)
    .map((source) => {
      const wide = source.width as number;
      return { src: source.src, width: wide, height: Math.round((wide * height) / width) };
    });
  return { type: 'image', item, src, alt: alt || itemTitle(item), width, height, ...(srcSet.length > 0 && { srcSet }) };
}

/**
 * The library renders an `img`, and that cannot choose a format. The list's pictures show which format the browser supports.
 */
function readableFormat(): string {
  const chosen = [...document.querySelectorAll<HTMLImageElement>('picture img')].map(({ currentSrc }) => currentSrc);
  return chosen.some((address) => /\.avif\b/.test(address)) ? 'image/avif' : 'image/webp';
}
