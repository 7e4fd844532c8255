import type { MediaItem, Picture, ShellServices } from '@tramuntana/contracts';

/** An item's picture (or a video's poster) with the media host's addresses; undefined if there is none. */
export function itemPicture(item: MediaItem, { mediaUrl }: Pick<ShellServices, 'mediaUrl'>): Picture | undefined {
  const { picture, kind, file } = item;
  if (picture) {
    return {
      ...picture,
      src: mediaUrl(picture.src),
      sources: picture.sources.map((source) => ({ ...source, src: mediaUrl(source.src) })),
    };
  }
  if (kind !== 'imagen' || !file) return undefined;
  return { src: mediaUrl(file), alt: item.titulo ?? '', width: 1600, height: 900, sources: [] };
}
