// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _maleta_rigida_1_320_avif from '../maleta-rigida-1-320.avif';
import _maleta_rigida_1_320_webp from '../maleta-rigida-1-320.webp';
import _maleta_rigida_1_640_avif from '../maleta-rigida-1-640.avif';
import _maleta_rigida_1_640_webp from '../maleta-rigida-1-640.webp';
import _maleta_rigida_1_1200_avif from '../maleta-rigida-1-1200.avif';

export const maletaRigida1: Picture = {
  src: _maleta_rigida_1_640_webp,
  alt: 'Maleta rígida de transporte, vista de tres cuartos',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#757779',
  lqip: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQABAABUB8JZQAAqnlaLrfN6njYAD8WpLcfMY6az+GG/sb1W2CUMQ9jUbPmaxDY3A2czrie1KWGorvZ8AAAA==',
  sources: [
    { src: _maleta_rigida_1_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_1_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_1_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
