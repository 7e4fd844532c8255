import type { MediaItem } from 'shared-contracts';

/** Whether the lightbox can show an item: a picture or a video file. A frame is shown on the item's page only. */
export const hasSlide = ({ kind, file, picture }: MediaItem): boolean =>
  kind === 'imagen' ? Boolean(picture ?? file) : Boolean(file);
