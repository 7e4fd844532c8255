// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _fpv_mp4 from '../fpv.mp4';
import _poster_fpv_540x720_avif from '../poster-fpv-540x720.avif';
import _poster_fpv_640_avif from '../poster-fpv-640.avif';
import _poster_fpv_640_webp from '../poster-fpv-640.webp';
import _poster_fpv_1280_avif from '../poster-fpv-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const fpvVideo: VideoAsset = {
  poster: {
    src: _poster_fpv_640_webp,
    alt: 'Vuelo FPV rápido y bajo entre los árboles de un bosque a contraluz',
    caption: 'Vuelo FPV por el bosque',
    width: 1280,
    height: 720,
    color: '#636545',
    lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABUB8JYgAAdNZ9jgAzElJrc0zLbNhrFCy2YeKiJC+hA72lbAWo9CGM4z+g8jIAA==',
    sources: [
      { src: _poster_fpv_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_fpv_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_fpv_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_fpv_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _fpv_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Vuelo FPV rápido y bajo entre los árboles de un bosque a contraluz',
  caption: 'Vuelo FPV por el bosque',
};
