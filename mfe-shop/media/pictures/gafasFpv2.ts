// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _gafas_fpv_2_320_avif from '../gafas-fpv-2-320.avif';
import _gafas_fpv_2_320_webp from '../gafas-fpv-2-320.webp';
import _gafas_fpv_2_640_avif from '../gafas-fpv-2-640.avif';
import _gafas_fpv_2_640_webp from '../gafas-fpv-2-640.webp';
import _gafas_fpv_2_1200_avif from '../gafas-fpv-2-1200.avif';

export const gafasFpv2: Picture = {
  src: _gafas_fpv_2_640_webp,
  alt: 'Gafas FPV con antenas, vista frontal',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#8e9396',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQABAABUB8JZwAApDPZwAA/fd3nLLaZz2tgcv5D6mCpT52Ir/tQy934hFyMqJmRpKsvZ8wgAA=',
  sources: [
    { src: _gafas_fpv_2_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_2_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_2_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
