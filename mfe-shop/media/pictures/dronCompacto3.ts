// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_compacto_3_320_avif from '../dron-compacto-3-320.avif';
import _dron_compacto_3_320_webp from '../dron-compacto-3-320.webp';
import _dron_compacto_3_640_avif from '../dron-compacto-3-640.avif';
import _dron_compacto_3_640_webp from '../dron-compacto-3-640.webp';
import _dron_compacto_3_1200_avif from '../dron-compacto-3-1200.avif';

export const dronCompacto3: Picture = {
  src: _dron_compacto_3_640_webp,
  alt: 'Dron compacto plegable gris claro, vista elevada',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#babdc0',
  lqip: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQABAABUB8JaQAAuddTpXwCAAA/oue0Tabadg7Tj+IhlNhuOjYIg3QwAA=',
  sources: [
    { src: _dron_compacto_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
