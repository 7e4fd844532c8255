// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _deportes_mp4 from '../deportes.mp4';
import _poster_deportes_540x720_avif from '../poster-deportes-540x720.avif';
import _poster_deportes_640_avif from '../poster-deportes-640.avif';
import _poster_deportes_640_webp from '../poster-deportes-640.webp';
import _poster_deportes_1280_avif from '../poster-deportes-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const deportesVideo: VideoAsset = {
  poster: {
    src: _poster_deportes_640_webp,
    alt: 'Pelotón ciclista por una carretera de montaña seguido por la cámara desde el aire',
    caption: 'Seguimiento de un pelotón',
    width: 1280,
    height: 720,
    color: '#4b4828',
    lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABUB8JagCdAEWnVfXzwAA/rPxHuJWP6igu2H66OfhLvo16Oxt26VU1vz8zpbuucDxAj5aELUszcjqGAAA',
    sources: [
      { src: _poster_deportes_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_deportes_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_deportes_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_deportes_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _deportes_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Pelotón ciclista por una carretera de montaña seguido por la cámara desde el aire',
  caption: 'Seguimiento de un pelotón',
};
