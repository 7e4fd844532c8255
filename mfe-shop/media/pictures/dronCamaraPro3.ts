// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_camara_pro_3_320_avif from '../dron-camara-pro-3-320.avif';
import _dron_camara_pro_3_320_webp from '../dron-camara-pro-3-320.webp';
import _dron_camara_pro_3_640_avif from '../dron-camara-pro-3-640.avif';
import _dron_camara_pro_3_640_webp from '../dron-camara-pro-3-640.webp';
import _dron_camara_pro_3_1200_avif from '../dron-camara-pro-3-1200.avif';

export const dronCamaraPro3: Picture = {
  src: _dron_camara_pro_3_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista elevada',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a9acaf',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JZwAAl0pTm+6oAAA/lP2cGcTwegMWiRjpt1oIiHPuc1FI2QFSQW/ErgxrRYUklV/hwAA',
  sources: [
    { src: _dron_camara_pro_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
