// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_camara_pro_2_320_avif from '../dron-camara-pro-2-320.avif';
import _dron_camara_pro_2_320_webp from '../dron-camara-pro-2-320.webp';
import _dron_camara_pro_2_640_avif from '../dron-camara-pro-2-640.avif';
import _dron_camara_pro_2_640_webp from '../dron-camara-pro-2-640.webp';
import _dron_camara_pro_2_1200_avif from '../dron-camara-pro-2-1200.avif';

export const dronCamaraPro2: Picture = {
  src: _dron_camara_pro_2_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista frontal',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a6aaad',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAABUB8JZwAAuavRqNzKwAA/cnQ76WzUc1l1E8kPlUnDGck/EiT4Jmoa4lkHAA=',
  sources: [
    { src: _dron_camara_pro_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
