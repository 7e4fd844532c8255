// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _poster_produccion_audiovisual_540x720_avif from '../poster-produccion-audiovisual-540x720.avif';
import _poster_produccion_audiovisual_640_avif from '../poster-produccion-audiovisual-640.avif';
import _poster_produccion_audiovisual_640_webp from '../poster-produccion-audiovisual-640.webp';
import _poster_produccion_audiovisual_1280_avif from '../poster-produccion-audiovisual-1280.avif';
import _produccion_audiovisual_mp4 from '../produccion-audiovisual.mp4';
import type { VideoAsset } from './VideoAsset';

export const produccionAudiovisualVideo: VideoAsset = {
  poster: {
    src: _poster_produccion_audiovisual_640_webp,
    alt: 'Cumbres nevadas del Pirineo sobre un mar de nubes al amanecer',
    caption: 'Pirineo sobre las nubes',
    width: 1280,
    height: 720,
    color: '#d2c6c3',
    lqip: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABUB8JZQC7AEPC1xHtAAA/tb+NVuOxgRrencSx0BDi5VdThriAAA=',
    sources: [
      { src: _poster_produccion_audiovisual_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_produccion_audiovisual_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_produccion_audiovisual_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_produccion_audiovisual_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _produccion_audiovisual_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Cumbres nevadas del Pirineo sobre un mar de nubes al amanecer',
  caption: 'Pirineo sobre las nubes',
};
