import type { PictureData } from '@tramuntana/ui';
import _costa_cala_480_avif from './media/costa-cala-480.avif';
import _costa_cala_960_avif from './media/costa-cala-960.avif';
import _costa_cala_960_webp from './media/costa-cala-960.webp';
import _costa_cala_1600_avif from './media/costa-cala-1600.avif';
import _estabilizado_mp4 from './media/estabilizado.mp4';
import _girona_tejados_480_avif from './media/girona-tejados-480.avif';
import _girona_tejados_960_avif from './media/girona-tejados-960.avif';
import _girona_tejados_960_webp from './media/girona-tejados-960.webp';
import _masia_jardin_480_avif from './media/masia-jardin-480.avif';
import _masia_jardin_960_avif from './media/masia-jardin-960.avif';
import _masia_jardin_960_webp from './media/masia-jardin-960.webp';
import _poster_estabilizado_640_avif from './media/poster-estabilizado-640.avif';
import _poster_estabilizado_640_webp from './media/poster-estabilizado-640.webp';
import _poster_estabilizado_1280_avif from './media/poster-estabilizado-1280.avif';

export const cove: PictureData = {
  src: _costa_cala_960_webp,
  alt: 'Cala de agua turquesa con pueblo blanco vista desde el aire a mediodía',
  width: 1600,
  height: 1000,
  color: '#3494a1',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAoABUB8JbACdAEUh3hrgAD+aWqehwUkfW/Vo4meRgLAMj76o+Qd1Lk4sQW+aAniP/ZEDAAAAA==',
  sources: [
    { src: _costa_cala_480_avif, type: 'image/avif', width: 480 },
    { src: _costa_cala_960_avif, type: 'image/avif', width: 960 },
    { src: _costa_cala_1600_avif, type: 'image/avif', width: 1600 },
    { src: _costa_cala_960_webp, type: 'image/webp', width: 960 },
  ],
};

export const roofs: PictureData = {
  src: _girona_tejados_960_webp,
  alt: 'Tejados de teja y calles del casco antiguo desde el aire',
  width: 960,
  height: 600,
  color: '#bfa074',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAoABUB8JbACdAD7B+0UZRgAAPrzIGWhpjZf8ddMPqKZ/8cVvrw2v5dVjO7XkTSXoaMS2FTlAAAA',
  sources: [
    { src: _girona_tejados_480_avif, type: 'image/avif', width: 480 },
    { src: _girona_tejados_960_avif, type: 'image/avif', width: 960 },
    { src: _girona_tejados_960_webp, type: 'image/webp', width: 960 },
  ],
};

export const farmhouse: PictureData = {
  src: _masia_jardin_960_webp,
  alt: 'Masía con jardín, terraza y piscina a la luz de la tarde',
  width: 960,
  height: 600,
  color: '#818232',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAoABUB8JbACdACZwT10AADKt8lMhHMbuyAvo4ylpk1ucT5taJDxA2yFcgHXG5qMRRq1QAA=',
  sources: [
    { src: _masia_jardin_480_avif, type: 'image/avif', width: 480 },
    { src: _masia_jardin_960_avif, type: 'image/avif', width: 960 },
    { src: _masia_jardin_960_webp, type: 'image/webp', width: 960 },
  ],
};

export const castle: PictureData = {
  src: _poster_estabilizado_640_webp,
  alt: 'Órbita suave alrededor de un castillo en lo alto de una colina con campos de cultivo',
  width: 1280,
  height: 720,
  color: '#6a6654',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABUB8JQBYdiHwCMbgAP5byPb6cciVhikKOfFk5CiehkYzfnm95KAAAA==',
  sources: [
    { src: _poster_estabilizado_640_avif, type: 'image/avif', width: 640 },
    { src: _poster_estabilizado_1280_avif, type: 'image/avif', width: 1280 },
    { src: _poster_estabilizado_640_webp, type: 'image/webp', width: 640 },
  ],
};

/** A silent loop; `castle` is its poster. */
export const orbit = [{ src: _estabilizado_mp4, type: 'video/mp4' }];
