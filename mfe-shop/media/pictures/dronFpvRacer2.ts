// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_fpv_racer_2_320_avif from '../dron-fpv-racer-2-320.avif';
import _dron_fpv_racer_2_320_webp from '../dron-fpv-racer-2-320.webp';
import _dron_fpv_racer_2_640_avif from '../dron-fpv-racer-2-640.avif';
import _dron_fpv_racer_2_640_webp from '../dron-fpv-racer-2-640.webp';
import _dron_fpv_racer_2_1200_avif from '../dron-fpv-racer-2-1200.avif';

export const dronFpvRacer2: Picture = {
  src: _dron_fpv_racer_2_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista frontal',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#afb1b3',
  lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQABAABUB8JZwAAuTl8PAAAP5RWJbig7Mf6y7xU5VZA9nhiNOgn+l854z2qpBLv1j7kAAA',
  sources: [
    { src: _dron_fpv_racer_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
