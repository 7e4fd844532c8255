import townModel from '../media/casco-antiguo.glb';
import castlePanorama from '../media/panorama-360-2048.webp';
import { cascoAntiguo3d, panorama360 } from '../media/pictures';
import type { Frame } from './sections';

// Set by the build: the viewers lie in this remote's own release, under names that never change there.
declare const __VERSION__: string;

type Shown = { file: string; frameTitle: string; linkLabel: string; picture: Frame['picture'] };

/** A frame with one of the site's own viewers. To show a model that a hosting service keeps, write a Frame by hand. */
const viewer = (page: 'model' | 'panorama', { file, ...frame }: Shown): Frame => {
  const query = new URLSearchParams({ archivo: file, imagen: frame.picture.src, titulo: frame.frameTitle });
  return { ...frame, src: `/releases/mfe-marketing/${__VERSION__}/viewer/${page}.html?${query}`, sameOrigin: true };
};

export const townModelViewer = viewer('model', {
  file: townModel,
  frameTitle: 'Modelo 3D de un casco antiguo',
  linkLabel: 'Abrir el modelo en otra pestaña',
  picture: cascoAntiguo3d,
});

export const castlePanoramaViewer = viewer('panorama', {
  file: castlePanorama,
  frameTitle: 'Panorama de 360° de un castillo y su valle',
  linkLabel: 'Abrir el panorama en otra pestaña',
  picture: panorama360,
});
