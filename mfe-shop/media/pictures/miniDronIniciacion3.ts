// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _mini_dron_iniciacion_3_320_avif from '../mini-dron-iniciacion-3-320.avif';
import _mini_dron_iniciacion_3_320_webp from '../mini-dron-iniciacion-3-320.webp';
import _mini_dron_iniciacion_3_640_avif from '../mini-dron-iniciacion-3-640.avif';
import _mini_dron_iniciacion_3_640_webp from '../mini-dron-iniciacion-3-640.webp';
import _mini_dron_iniciacion_3_1200_avif from '../mini-dron-iniciacion-3-1200.avif';

export const miniDronIniciacion3: Picture = {
  src: _mini_dron_iniciacion_3_640_webp,
  alt: 'Mini dron de iniciación con protectores, vista elevada',
  caption: 'Mini dron de iniciación con protectores',
  width: 1200,
  height: 1200,
  color: '#b0bfc2',
  lqip: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQABAABUB8JYwC7AEPAuJ34ekqAP6MJCrs8TfK8JOEUtlXMvggnhE8vUC4URAA',
  sources: [
    { src: _mini_dron_iniciacion_3_320_avif, type: 'image/avif', width: 320 },
    { src: _mini_dron_iniciacion_3_640_avif, type: 'image/avif', width: 640 },
    { src: _mini_dron_iniciacion_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mini_dron_iniciacion_3_320_webp, type: 'image/webp', width: 320 },
    { src: _mini_dron_iniciacion_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
