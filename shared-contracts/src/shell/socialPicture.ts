import type { Picture } from '../api/picture';
import type { SocialPicture } from './head';

/** The format of a picture's `card`; width and height in pixels. Not all social networks show WebP or AVIF. */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** A picture for a page's head: its JPEG for social cards, or the picture itself if the provider sends no card. */
export const socialPicture = ({ card, src, alt }: Pick<Picture, 'card' | 'src' | 'alt'>): SocialPicture =>
  card ? { src: card, alt, ...SOCIAL_CARD } : { src, alt };
