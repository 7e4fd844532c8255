// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.

import _costa_brava_mp4 from '../costa-brava.mp4';
import _costa_brava_540x720_mp4 from '../costa-brava-540x720.mp4';
import _poster_costa_brava_540x720_avif from '../poster-costa-brava-540x720.avif';
import _poster_costa_brava_640_avif from '../poster-costa-brava-640.avif';
import _poster_costa_brava_1280_avif from '../poster-costa-brava-1280.avif';
import _poster_costa_brava_1280_webp from '../poster-costa-brava-1280.webp';
import type { VideoAsset } from './VideoAsset';

export const costaBravaVideo: VideoAsset = {
  poster: {
    src: _poster_costa_brava_1280_webp,
    alt: 'Vista aérea de una cala de la Costa Brava con pueblo blanco, pinos y mar turquesa al atardecer',
    caption: 'Vuelo sobre una cala de la Costa Brava',
    width: 1280,
    height: 720,
    color: '#69817c',
    lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABUB8JbACdH8AE4LWcOAA+3LF8ywng0PK74vD1iA41OhfEouD1BUMtfY1oa0gAA==',
    sources: [
      { src: _poster_costa_brava_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_costa_brava_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_costa_brava_1280_webp, type: 'image/webp', width: 1280 },
    ],
    portrait: { src: _poster_costa_brava_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _costa_brava_mp4, type: 'video/mp4' }],
  portrait: { src: _costa_brava_540x720_mp4, type: 'video/mp4' },
  durationSeconds: 8,
  alt: 'Vista aérea de una cala de la Costa Brava con pueblo blanco, pinos y mar turquesa al atardecer',
  caption: 'Vuelo sobre una cala de la Costa Brava',
};
