// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_fpv_racer_1_320_avif from '../dron-fpv-racer-1-320.avif';
import _dron_fpv_racer_1_320_webp from '../dron-fpv-racer-1-320.webp';
import _dron_fpv_racer_1_640_avif from '../dron-fpv-racer-1-640.avif';
import _dron_fpv_racer_1_640_webp from '../dron-fpv-racer-1-640.webp';
import _dron_fpv_racer_1_1200_avif from '../dron-fpv-racer-1-1200.avif';

export const dronFpvRacer1: Picture = {
  src: _dron_fpv_racer_1_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista de tres cuartos',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#adb0b2',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JZwAApuIQN7DcgD93yw3zhK6Y7q9Wbyc30WQIgpF0NvKsHfCNBciN4AAAA==',
  sources: [
    { src: _dron_fpv_racer_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
