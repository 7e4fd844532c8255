// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _gafas_fpv_3_320_avif from '../gafas-fpv-3-320.avif';
import _gafas_fpv_3_320_webp from '../gafas-fpv-3-320.webp';
import _gafas_fpv_3_640_avif from '../gafas-fpv-3-640.avif';
import _gafas_fpv_3_640_webp from '../gafas-fpv-3-640.webp';
import _gafas_fpv_3_1200_avif from '../gafas-fpv-3-1200.avif';

export const gafasFpv3: Picture = {
  src: _gafas_fpv_3_640_webp,
  alt: 'Gafas FPV con antenas, vista elevada',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#959596',
  lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JYwC7AEOQI9LOhwAAP6MSwoJ4Er95grb+2MP+o3hChjL0s4NAG/5fVyo6Jr9vACFGmw+QPbjRAAA',
  sources: [
    { src: _gafas_fpv_3_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_3_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_3_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
