// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dron_fpv_racer_3_320_avif from '../dron-fpv-racer-3-320.avif';
import _dron_fpv_racer_3_320_webp from '../dron-fpv-racer-3-320.webp';
import _dron_fpv_racer_3_640_avif from '../dron-fpv-racer-3-640.avif';
import _dron_fpv_racer_3_640_webp from '../dron-fpv-racer-3-640.webp';
import _dron_fpv_racer_3_1200_avif from '../dron-fpv-racer-3-1200.avif';

export const dronFpvRacer3: Picture = {
  src: _dron_fpv_racer_3_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista elevada',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#adb1b3',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JZwAAudgAffDgAD+rj5wSEoi9lvSs70Xm9vooEtDf/Ym5z4Jcs60apCG+T8kyIEAAA==',
  sources: [
    { src: _dron_fpv_racer_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
