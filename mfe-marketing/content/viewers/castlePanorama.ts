import castlePanorama from '../../media/panorama-360-2048.webp';
import { panorama360 } from '../../media/pictures';
import { viewer } from './viewer';

export const castlePanoramaViewer = viewer('panorama', {
  file: castlePanorama,
  frameTitle: 'Panorama de 360° de un castillo y su valle',
  linkLabel: 'Abrir el panorama en otra pestaña',
  picture: panorama360,
});
