// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _villa_anochecer_480_avif from '../villa-anochecer-480.avif';
import _villa_anochecer_480_webp from '../villa-anochecer-480.webp';
import _villa_anochecer_960_avif from '../villa-anochecer-960.avif';
import _villa_anochecer_1600_avif from '../villa-anochecer-1600.avif';

export const villaAnochecer: Picture = {
  src: _villa_anochecer_480_webp,
  alt: 'Villa moderna con piscina iluminada al anochecer',
  caption: 'Villa al anochecer',
  width: 1600,
  height: 1000,
  color: '#8e857e',
  lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAoABUB8JQBWABuEBUhXWADiBCDTFfUmbacL5tLpq+W7UD4eytaEWre2ivleB41L9mgA',
  sources: [
    { src: _villa_anochecer_480_avif, type: 'image/avif', width: 480 },
    { src: _villa_anochecer_960_avif, type: 'image/avif', width: 960 },
    { src: _villa_anochecer_1600_avif, type: 'image/avif', width: 1600 },
    { src: _villa_anochecer_480_webp, type: 'image/webp', width: 480 },
  ],
};
