import type { Picture } from 'shared-contracts';

/** A looping clip with the picture that stands for it. */
export type VideoAsset = {
  poster: Picture & { portrait?: { src: string; type: string } };
  sources: { src: string; type: string }[];
  /** Its middle, as the poster's, for a hero on a phone that is held upright. */
  portrait?: { src: string; type: string };
  durationSeconds: number;
  alt: string;
  caption: string;
};
