// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _pirineos_alba_480_avif from '../pirineos-alba-480.avif';
import _pirineos_alba_960_avif from '../pirineos-alba-960.avif';
import _pirineos_alba_960_webp from '../pirineos-alba-960.webp';
import _pirineos_alba_1600_avif from '../pirineos-alba-1600.avif';

export const pirineosAlba: Picture = {
  src: _pirineos_alba_960_webp,
  alt: 'Picos del Pirineo y mar de nubes con luz rojiza',
  caption: 'Pirineo al alba',
  width: 1600,
  height: 1000,
  color: '#d1c1bc',
  lqip: 'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAADQAQCdASoQAAoABUB8JYwCsAEDfJFXcAD+j6Ih8Zu/g9aNQGxXykAA',
  sources: [
    { src: _pirineos_alba_480_avif, type: 'image/avif', width: 480 },
    { src: _pirineos_alba_960_avif, type: 'image/avif', width: 960 },
    { src: _pirineos_alba_1600_avif, type: 'image/avif', width: 1600 },
    { src: _pirineos_alba_960_webp, type: 'image/webp', width: 960 },
  ],
};
