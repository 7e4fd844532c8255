// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _indoor_mp4 from '../indoor.mp4';
import _poster_indoor_540x720_avif from '../poster-indoor-540x720.avif';
import _poster_indoor_640_avif from '../poster-indoor-640.avif';
import _poster_indoor_640_webp from '../poster-indoor-640.webp';
import _poster_indoor_1280_avif from '../poster-indoor-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const indoorVideo: VideoAsset = {
  poster: {
    src: _poster_indoor_640_webp,
    alt: 'Vuelo interior por el pasillo de una nave industrial con estanterías y maquinaria',
    caption: 'Vuelo por una nave industrial',
    width: 1280,
    height: 720,
    color: '#9fa2a1',
    lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABwAQCdASoQAAkABUB8JbAAANbgAAD8j1o1p93hwRrntYzgML0cJlUavjI4ydzauVRLz1/6rgOMu3FoAAA=',
    sources: [
      { src: _poster_indoor_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_indoor_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_indoor_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_indoor_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _indoor_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Vuelo interior por el pasillo de una nave industrial con estanterías y maquinaria',
  caption: 'Vuelo por una nave industrial',
};
