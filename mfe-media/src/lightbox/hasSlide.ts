import type { MediaItem } from 'shared-contracts';

/** Whether an item has a picture or a video of its own for the lightbox; a foreign frame has its page only. */
export const hasSlide = ({ kind, file, picture }: MediaItem): boolean =>
  kind === 'imagen' ? Boolean(picture ?? file) : Boolean(file);
