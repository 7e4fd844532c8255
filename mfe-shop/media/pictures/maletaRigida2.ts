// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _maleta_rigida_2_320_avif from '../maleta-rigida-2-320.avif';
import _maleta_rigida_2_320_webp from '../maleta-rigida-2-320.webp';
import _maleta_rigida_2_640_avif from '../maleta-rigida-2-640.avif';
import _maleta_rigida_2_640_webp from '../maleta-rigida-2-640.webp';
import _maleta_rigida_2_1200_avif from '../maleta-rigida-2-1200.avif';

export const maletaRigida2: Picture = {
  src: _maleta_rigida_2_640_webp,
  alt: 'Maleta rígida de transporte, vista frontal',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#7a7a7c',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JZwAAuaaysj/kAD+UV89/2LD+XzuGKdyJs5j4XhZMo8Q4StB8Hi8E7kAAA==',
  sources: [
    { src: _maleta_rigida_2_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_2_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_2_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
