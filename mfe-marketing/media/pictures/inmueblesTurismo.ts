// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _inmuebles_turismo_480_avif from '../inmuebles-turismo-480.avif';
import _inmuebles_turismo_480_webp from '../inmuebles-turismo-480.webp';
import _inmuebles_turismo_960_avif from '../inmuebles-turismo-960.avif';

export const inmueblesTurismo: Picture = {
  src: _inmuebles_turismo_480_webp,
  alt: 'Villa moderna con piscina y jardín fotografiada desde el aire',
  caption: 'Villa con piscina',
  width: 960,
  height: 600,
  color: '#757f41',
  lqip: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQAAoABUB8JbAC7AEQYySiTZZbAADJXYM2lQNt3GFfJjteZNES36yzpilAs3EgGKkldJN9PWdPtgGT4nTb26/go8FfAAAA',
  sources: [
    { src: _inmuebles_turismo_480_avif, type: 'image/avif', width: 480 },
    { src: _inmuebles_turismo_960_avif, type: 'image/avif', width: 960 },
    { src: _inmuebles_turismo_480_webp, type: 'image/webp', width: 480 },
  ],
};
