import type { Picture } from '../api/picture';
import type { SocialPicture } from './head';

/** The format of a picture's `card`; width and height in pixels. Social networks show no WebP or AVIF everywhere. */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** What a page's head says of a picture: its JPEG for social cards, else the picture itself as another provider sends it. */
export const socialPicture = ({ card, src, alt }: Pick<Picture, 'card' | 'src' | 'alt'>): SocialPicture =>
  card ? { src: card, alt, ...SOCIAL_CARD } : { src, alt };
