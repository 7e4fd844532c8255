import type { Frame } from '../sections';

// Set by the build. The viewers are files of this remote's release, so their names need no hash.
declare const __VERSION__: string;

type Shown = { file: string; frameTitle: string; linkLabel: string; picture: Frame['picture'] };

/** An iframe with one of the site's own viewers. For a model on a hosting service, write a Frame by hand. */
export function viewer(page: 'model' | 'panorama', { file, ...frame }: Shown): Frame {
  const query = new URLSearchParams({ archivo: file, imagen: frame.picture.src, titulo: frame.frameTitle });
  return { ...frame, src: `/releases/mfe-marketing/${__VERSION__}/viewer/${page}.html?${query}`, sameOrigin: true };
}
