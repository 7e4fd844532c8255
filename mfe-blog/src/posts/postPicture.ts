import type { Picture, Post, ShellServices } from '@tramuntana/contracts';

/** A post's picture with the media host's addresses. A provider without renditions sends only `imagen`. */
export function postPicture(
  { imagen, picture }: Pick<Post, 'imagen' | 'picture'>,
  { mediaUrl }: Pick<ShellServices, 'mediaUrl'>,
): Picture {
  if (!picture) return { src: mediaUrl(imagen), alt: '', width: 1600, height: 900, sources: [] };
  return {
    ...picture,
    src: mediaUrl(picture.src),
    ...(picture.card && { card: mediaUrl(picture.card) }),
    sources: picture.sources.map((source) => ({ ...source, src: mediaUrl(source.src) })),
  };
}
