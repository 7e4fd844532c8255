// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _cinewhoop_3_320_avif from '../cinewhoop-3-320.avif';
import _cinewhoop_3_320_webp from '../cinewhoop-3-320.webp';
import _cinewhoop_3_640_avif from '../cinewhoop-3-640.avif';
import _cinewhoop_3_640_webp from '../cinewhoop-3-640.webp';
import _cinewhoop_3_1200_avif from '../cinewhoop-3-1200.avif';

export const cinewhoop3: Picture = {
  src: _cinewhoop_3_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista elevada',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#92a4a8',
  lqip: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQABAABUB8JagC7AEO9cR4RixcAP6uRVoLUhNbeWmyvxEAf7Aclt7qc5ah9TGktiHfBOsxWqdgxBfFWJRsA3S639G6+lE4m6UAAA==',
  sources: [
    { src: _cinewhoop_3_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_3_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_3_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
