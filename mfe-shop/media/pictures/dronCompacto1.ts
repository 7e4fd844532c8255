// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_compacto_1_320_avif from '../dron-compacto-1-320.avif';
import _dron_compacto_1_320_webp from '../dron-compacto-1-320.webp';
import _dron_compacto_1_640_avif from '../dron-compacto-1-640.avif';
import _dron_compacto_1_640_webp from '../dron-compacto-1-640.webp';
import _dron_compacto_1_1200_avif from '../dron-compacto-1-1200.avif';

export const dronCompacto1: Picture = {
  src: _dron_compacto_1_640_webp,
  alt: 'Dron compacto plegable gris claro, vista de tres cuartos',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#b4b7ba',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JaQAAuYdaZ/LFAD9zFTJPlSj1TDwuazmFjsN375qfepWx8hNolRqC9AgAA==',
  sources: [
    { src: _dron_compacto_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
