import type { MediaItem, ShellServices } from 'shared-contracts';

/** A video item's files with addresses of the media host; a provider that names one file means MP4, unless it says otherwise. */
export function itemSources(
  { file, sources }: MediaItem,
  { mediaUrl }: Pick<ShellServices, 'mediaUrl'>,
): { src: string; type: string }[] {
  const files = sources ?? (file ? [{ src: file, type: /\.webm\b/.test(file) ? 'video/webm' : 'video/mp4' }] : []);
  return files.map(({ src, type }) => ({ src: mediaUrl(src), type }));
}
