// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _costa_cala_480_avif from '../costa-cala-480.avif';
import _costa_cala_480_webp from '../costa-cala-480.webp';
import _costa_cala_960_avif from '../costa-cala-960.avif';

export const costaCala: Picture = {
  src: _costa_cala_480_webp,
  alt: 'Cala de agua turquesa con pueblo blanco vista desde el aire a mediodía',
  caption: 'Cala turquesa a mediodía',
  width: 960,
  height: 600,
  color: '#3494a1',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JbACdAEUh3hrgAD+aWqehwUkfW/Vo4meRgLAMj76o+Qd1Lk4sQW+aAniP/ZEDAAAAA==',
  sources: [
    { src: _costa_cala_480_avif, type: 'image/avif', width: 480 },
    { src: _costa_cala_960_avif, type: 'image/avif', width: 960 },
    { src: _costa_cala_480_webp, type: 'image/webp', width: 480 },
  ],
};
