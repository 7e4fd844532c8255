// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _fotogrametria_mp4 from '../fotogrametria.mp4';
import _poster_fotogrametria_540x720_avif from '../poster-fotogrametria-540x720.avif';
import _poster_fotogrametria_640_avif from '../poster-fotogrametria-640.avif';
import _poster_fotogrametria_640_webp from '../poster-fotogrametria-640.webp';
import _poster_fotogrametria_1280_avif from '../poster-fotogrametria-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const fotogrametriaVideo: VideoAsset = {
  poster: {
    src: _poster_fotogrametria_640_webp,
    alt: 'Colina con castillo que pasa de imagen real a modelo de elevación con curvas de nivel',
    caption: 'Del vuelo al modelo digital del terreno',
    width: 1280,
    height: 720,
    color: '#68632a',
    lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABUB8JbACsAB/h4AA/nSltqmNq3O66Dk2OquBAiPL2a23UDIr2IHSHZFphQE3xgAA',
    sources: [
      { src: _poster_fotogrametria_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_fotogrametria_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_fotogrametria_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_fotogrametria_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _fotogrametria_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Colina con castillo que pasa de imagen real a modelo de elevación con curvas de nivel',
  caption: 'Del vuelo al modelo digital del terreno',
};
