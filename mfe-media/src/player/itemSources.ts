import type { MediaItem, ShellServices } from '@tramuntana/contracts';

/** A video's files with the media host's addresses. A single `file` is MP4 unless its name has the extension `.webm`. */
export function itemSources(
  { file, sources }: MediaItem,
  { mediaUrl }: Pick<ShellServices, 'mediaUrl'>,
): { src: string; type: string }[] {
  const files = sources ?? (file ? [{ src: file, type: /\.webm\b/.test(file) ? 'video/webm' : 'video/mp4' }] : []);
  return files.map(({ src, type }) => ({ src: mediaUrl(src), type }));
}
