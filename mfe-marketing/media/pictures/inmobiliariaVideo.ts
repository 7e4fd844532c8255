// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _inmobiliaria_mp4 from '../inmobiliaria.mp4';
import _poster_inmobiliaria_540x720_avif from '../poster-inmobiliaria-540x720.avif';
import _poster_inmobiliaria_640_avif from '../poster-inmobiliaria-640.avif';
import _poster_inmobiliaria_640_webp from '../poster-inmobiliaria-640.webp';
import _poster_inmobiliaria_1280_avif from '../poster-inmobiliaria-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const inmobiliariaVideo: VideoAsset = {
  poster: {
    src: _poster_inmobiliaria_640_webp,
    alt: 'Órbita alrededor de una villa moderna con piscina',
    caption: 'Villa con piscina',
    width: 1280,
    height: 720,
    color: '#838a4e',
    lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABUB8JbAC7AC5G4EAANzliFftjrGQwRnZKi6zsLNw9TlOBChhgLIABrjfuiBZ8zMJngGJcAAA',
    sources: [
      { src: _poster_inmobiliaria_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_inmobiliaria_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_inmobiliaria_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_inmobiliaria_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _inmobiliaria_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Órbita alrededor de una villa moderna con piscina',
  caption: 'Villa con piscina',
};
