import type { MediaItem, Picture, ShellServices } from 'shared-contracts';
import type { Slide } from 'yet-another-react-lightbox';
import { itemPicture } from '../gallery/itemPicture';
import { itemTitle } from '../gallery/itemTitle';
import { itemSources } from '../player/itemSources';
import { hasSlide } from './hasSlide';

/** A video: ours, since it remembers the volume and says when its file is broken. */
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

/** Items that have a picture or a file of their own; a foreign frame has its page only. */
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

/** An `img` alone cannot choose among formats; what the browser chose for the list's pictures tells what it reads. */
function readableFormat(): string {
  const chosen = [...document.querySelectorAll<HTMLImageElement>('picture img')].map(({ currentSrc }) => currentSrc);
  return chosen.some((address) => /\.avif\b/.test(address)) ? 'image/avif' : 'image/webp';
}
