// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _maleta_rigida_3_320_avif from '../maleta-rigida-3-320.avif';
import _maleta_rigida_3_320_webp from '../maleta-rigida-3-320.webp';
import _maleta_rigida_3_640_avif from '../maleta-rigida-3-640.avif';
import _maleta_rigida_3_640_webp from '../maleta-rigida-3-640.webp';
import _maleta_rigida_3_1200_avif from '../maleta-rigida-3-1200.avif';

export const maletaRigida3: Picture = {
  src: _maleta_rigida_3_640_webp,
  alt: 'Maleta rígida de transporte, vista elevada',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#6e7275',
  lqip: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQABAABUB8JYwAAqFmvCQriOQAAP6NGG5abpEHOkWT0ZA2f8akVScM2GbV6hnJO/vEX0lNrHS9xV1NPlUPbxz9jzubYVMFAAA=',
  sources: [
    { src: _maleta_rigida_3_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_3_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_3_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
