import type { MediaItem } from '@tramuntana/contracts';

/** Whether the lightbox can show an item: a picture or a video file. Iframes are shown only on the item's page. */
export const hasSlide = ({ kind, file, picture }: MediaItem): boolean =>
  kind === 'imagen' ? Boolean(picture ?? file) : Boolean(file);
