// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _tours_virtuales_360_480_avif from '../tours-virtuales-360-480.avif';
import _tours_virtuales_360_960_avif from '../tours-virtuales-360-960.avif';
import _tours_virtuales_360_960_webp from '../tours-virtuales-360-960.webp';
import _tours_virtuales_360_1600_avif from '../tours-virtuales-360-1600.avif';

export const toursVirtuales360: Picture = {
  src: _tours_virtuales_360_960_webp,
  alt: 'Catedral y tejados del casco antiguo vistos desde el aire',
  caption: 'Casco antiguo para visita virtual',
  width: 1600,
  height: 1000,
  color: '#8f735e',
  lqip: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAoABUB8JagCdAD7IsJG+AD+Zn2F+513RGbhqLHHXf43x+sqhEZ4tQEWb6dFcVzuR/WWC/n1TIbPg3BvkctNuAA=',
  sources: [
    { src: _tours_virtuales_360_480_avif, type: 'image/avif', width: 480 },
    { src: _tours_virtuales_360_960_avif, type: 'image/avif', width: 960 },
    { src: _tours_virtuales_360_1600_avif, type: 'image/avif', width: 1600 },
    { src: _tours_virtuales_360_960_webp, type: 'image/webp', width: 960 },
  ],
};
