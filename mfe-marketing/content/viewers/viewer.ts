import type { Frame } from '../sections';

// Set by the build. The viewers are files of this remote's release, and their names carry no hash.
declare const __VERSION__: string;

type Shown = { file: string; frameTitle: string; linkLabel: string; picture: Frame['picture'] };

/** A frame with one of the site's own viewers. To show a model that a hosting service keeps, write a Frame by hand. */
export function viewer(page: 'model' | 'panorama', { file, ...frame }: Shown): Frame {
  const query = new URLSearchParams({ archivo: file, imagen: frame.picture.src, titulo: frame.frameTitle });
  return { ...frame, src: `/releases/mfe-marketing/${__VERSION__}/viewer/${page}.html?${query}`, sameOrigin: true };
}
