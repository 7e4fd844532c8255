// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _panorama_360_480_avif from '../panorama-360-480.avif';
import _panorama_360_960_avif from '../panorama-360-960.avif';
import _panorama_360_960_webp from '../panorama-360-960.webp';

export const panorama360: Picture = {
  src: _panorama_360_960_webp,
  alt: 'Panorama esférico 360 junto a un castillo y su valle',
  caption: 'Panorama 360 del castillo',
  width: 960,
  height: 480,
  color: '#5c6d75',
  lqip: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAgABUB8JQBOj+ACBVTyYoAA/eMR0RGErNW9cvESZ6p4EPH4xMvQoAA=',
  sources: [
    { src: _panorama_360_480_avif, type: 'image/avif', width: 480 },
    { src: _panorama_360_960_avif, type: 'image/avif', width: 960 },
    { src: _panorama_360_960_webp, type: 'image/webp', width: 960 },
  ],
};
