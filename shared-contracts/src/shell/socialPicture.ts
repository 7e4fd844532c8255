import { type Picture, SOCIAL_CARD } from '../api/picture';
import type { SocialPicture } from './head';

/** What a page's head says of a picture: its JPEG for social cards, else the picture itself as another provider sends it. */
export const socialPicture = ({ card, src, alt }: Pick<Picture, 'card' | 'src' | 'alt'>): SocialPicture =>
  card ? { src: card, alt, ...SOCIAL_CARD } : { src, alt };
