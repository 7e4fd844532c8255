// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _masia_jardin_480_avif from '../masia-jardin-480.avif';
import _masia_jardin_480_webp from '../masia-jardin-480.webp';
import _masia_jardin_960_avif from '../masia-jardin-960.avif';
import _masia_jardin_1600_avif from '../masia-jardin-1600.avif';

export const masiaJardin: Picture = {
  src: _masia_jardin_480_webp,
  alt: 'Masía con jardín, terraza y piscina a la luz de la tarde',
  caption: 'Masía con jardín',
  width: 1600,
  height: 1000,
  color: '#818232',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JbACdACZwT10AADKt8lMhHMbuyAvo4ylpk1ucT5taJDxA2yFcgHXG5qMRRq1QAA=',
  sources: [
    { src: _masia_jardin_480_avif, type: 'image/avif', width: 480 },
    { src: _masia_jardin_960_avif, type: 'image/avif', width: 960 },
    { src: _masia_jardin_1600_avif, type: 'image/avif', width: 1600 },
    { src: _masia_jardin_480_webp, type: 'image/webp', width: 480 },
  ],
};
