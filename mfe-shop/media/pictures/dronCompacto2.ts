// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_compacto_2_320_avif from '../dron-compacto-2-320.avif';
import _dron_compacto_2_320_webp from '../dron-compacto-2-320.webp';
import _dron_compacto_2_640_avif from '../dron-compacto-2-640.avif';
import _dron_compacto_2_640_webp from '../dron-compacto-2-640.webp';
import _dron_compacto_2_1200_avif from '../dron-compacto-2-1200.avif';

export const dronCompacto2: Picture = {
  src: _dron_compacto_2_640_webp,
  alt: 'Dron compacto plegable gris claro, vista frontal',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#b3b6ba',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAABUB8JZwAAuVBTMAA/c5bMd8g7v3xwM4QDcalTX3wDo2CSSFzdhwAAA==',
  sources: [
    { src: _dron_compacto_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
