// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _fotografia_aerea_mp4 from '../fotografia-aerea.mp4';
import _poster_fotografia_aerea_540x720_avif from '../poster-fotografia-aerea-540x720.avif';
import _poster_fotografia_aerea_640_avif from '../poster-fotografia-aerea-640.avif';
import _poster_fotografia_aerea_640_webp from '../poster-fotografia-aerea-640.webp';
import _poster_fotografia_aerea_1280_avif from '../poster-fotografia-aerea-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const fotografiaAereaVideo: VideoAsset = {
  poster: {
    src: _poster_fotografia_aerea_640_webp,
    alt: 'Vuelo sobre el río y las casas de colores de una ciudad inspirada en Girona, con la catedral al fondo',
    caption: 'Casas del río y catedral',
    width: 1280,
    height: 720,
    color: '#957f6f',
    lqip: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABUB8JbACdAD1N6ZCGAD8i9i24cZWMwPHQNd6aP6y9PXer208jCsB9mGbPlVPERiJXYFeXM0LSAA=',
    sources: [
      { src: _poster_fotografia_aerea_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_fotografia_aerea_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_fotografia_aerea_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_fotografia_aerea_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _fotografia_aerea_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Vuelo sobre el río y las casas de colores de una ciudad inspirada en Girona, con la catedral al fondo',
  caption: 'Casas del río y catedral',
};
