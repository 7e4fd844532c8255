// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _gafas_fpv_1_320_avif from '../gafas-fpv-1-320.avif';
import _gafas_fpv_1_320_webp from '../gafas-fpv-1-320.webp';
import _gafas_fpv_1_640_avif from '../gafas-fpv-1-640.avif';
import _gafas_fpv_1_640_webp from '../gafas-fpv-1-640.webp';
import _gafas_fpv_1_1200_avif from '../gafas-fpv-1-1200.avif';

export const gafasFpv1: Picture = {
  src: _gafas_fpv_1_640_webp,
  alt: 'Gafas FPV con antenas, vista de tres cuartos',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#8f9497',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JZwAApxjH00G2DgA/FyC2XxqO9yuuH5mwrJ6JEhjsyZHKUbujQUO57l4q2YEAAA=',
  sources: [
    { src: _gafas_fpv_1_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_1_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_1_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
