// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _estabilizado_mp4 from '../estabilizado.mp4';
import _poster_estabilizado_540x720_avif from '../poster-estabilizado-540x720.avif';
import _poster_estabilizado_640_avif from '../poster-estabilizado-640.avif';
import _poster_estabilizado_640_webp from '../poster-estabilizado-640.webp';
import _poster_estabilizado_1280_avif from '../poster-estabilizado-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const estabilizadoVideo: VideoAsset = {
  poster: {
    src: _poster_estabilizado_640_webp,
    alt: 'Órbita suave alrededor de un castillo en lo alto de una colina con campos de cultivo',
    caption: 'Órbita estabilizada alrededor de un castillo',
    width: 1280,
    height: 720,
    color: '#6a6654',
    lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABUB8JQBYdiHwCMbgAP5byPb6cciVhikKOfFk5CiehkYzfnm95KAAAA==',
    sources: [
      { src: _poster_estabilizado_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_estabilizado_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_estabilizado_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_estabilizado_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _estabilizado_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Órbita suave alrededor de un castillo en lo alto de una colina con campos de cultivo',
  caption: 'Órbita estabilizada alrededor de un castillo',
};
