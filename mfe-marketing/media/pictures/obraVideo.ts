// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _poster_obra_540x720_avif from '../poster-obra-540x720.avif';
import _poster_obra_640_avif from '../poster-obra-640.avif';
import _poster_obra_640_webp from '../poster-obra-640.webp';
import _poster_obra_1280_avif from '../poster-obra-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const obraVideo: VideoAsset = {
  poster: {
    src: _poster_obra_640_webp,
    alt: 'Órbita sobre un edificio en construcción con grúa torre',
    caption: 'Seguimiento de obra',
    width: 1280,
    height: 720,
    color: '#a68e75',
    lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABUB8JbACdAEO5qH4yAAA/o+ZZ/Z2zLSoNe9D7Q3YF94+fR/cpOLk+HdycgAAAA==',
    sources: [
      { src: _poster_obra_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_obra_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_obra_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_obra_540x720_avif, type: 'image/avif' },
  },
  sources: [],
  durationSeconds: 5,
  alt: 'Órbita sobre un edificio en construcción con grúa torre',
  caption: 'Seguimiento de obra',
};
