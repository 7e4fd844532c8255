import type { Picture } from '@tramuntana/contracts';

/** A looping clip with its poster. */
export type VideoAsset = {
  poster: Picture & { portrait?: { src: string; type: string } };
  sources: { src: string; type: string }[];
  /** Its middle part, like the poster's, for a hero on a phone held upright. */
  portrait?: { src: string; type: string };
  durationSeconds: number;
  alt: string;
  caption: string;
};
