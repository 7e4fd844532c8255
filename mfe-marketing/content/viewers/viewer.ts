import type { Frame } from '../sections';

// Set by the build: the viewers lie in this remote's own release, under names that never change there.
declare const __VERSION__: string;

type Shown = { file: string; frameTitle: string; linkLabel: string; picture: Frame['picture'] };

/** A frame with one of the site's own viewers. To show a model that a hosting service keeps, write a Frame by hand. */
export function viewer(page: 'model' | 'panorama', { file, ...frame }: Shown): Frame {
  const query = new URLSearchParams({ archivo: file, imagen: frame.picture.src, titulo: frame.frameTitle });
  return { ...frame, src: `/releases/mfe-marketing/${__VERSION__}/viewer/${page}.html?${query}`, sameOrigin: true };
}
