// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_camara_pro_1_320_avif from '../dron-camara-pro-1-320.avif';
import _dron_camara_pro_1_320_webp from '../dron-camara-pro-1-320.webp';
import _dron_camara_pro_1_640_avif from '../dron-camara-pro-1-640.avif';
import _dron_camara_pro_1_640_webp from '../dron-camara-pro-1-640.webp';
import _dron_camara_pro_1_1200_avif from '../dron-camara-pro-1-1200.avif';

export const dronCamaraPro1: Picture = {
  src: _dron_camara_pro_1_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista de tres cuartos',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a5a9ac',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JZwAAuWwKIqt8AD8UuBXtDOq5pMieyL1rpqtU3Ha0WqkV4HzuS/9ulb2pYmsggIAAA==',
  sources: [
    { src: _dron_camara_pro_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
