// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _urbanizacion_480_avif from '../urbanizacion-480.avif';
import _urbanizacion_480_webp from '../urbanizacion-480.webp';
import _urbanizacion_960_avif from '../urbanizacion-960.avif';

export const urbanizacion: Picture = {
  src: _urbanizacion_480_webp,
  alt: 'Vista aérea de una urbanización con villas, jardines y pinos',
  caption: 'Urbanización desde el aire',
  width: 960,
  height: 600,
  color: '#767833',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JbACdAD0qBYRAAD7gQbr+rq1uD/MfWJ981kp40T/1ihAvuBAaGLXFzciWGYAAAA=',
  sources: [
    { src: _urbanizacion_480_avif, type: 'image/avif', width: 480 },
    { src: _urbanizacion_960_avif, type: 'image/avif', width: 960 },
    { src: _urbanizacion_480_webp, type: 'image/webp', width: 480 },
  ],
};
