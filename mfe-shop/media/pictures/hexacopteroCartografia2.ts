// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _hexacoptero_cartografia_2_320_avif from '../hexacoptero-cartografia-2-320.avif';
import _hexacoptero_cartografia_2_320_webp from '../hexacoptero-cartografia-2-320.webp';
import _hexacoptero_cartografia_2_640_avif from '../hexacoptero-cartografia-2-640.avif';
import _hexacoptero_cartografia_2_640_webp from '../hexacoptero-cartografia-2-640.webp';
import _hexacoptero_cartografia_2_1200_avif from '../hexacoptero-cartografia-2-1200.avif';

export const hexacopteroCartografia2: Picture = {
  src: _hexacoptero_cartografia_2_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista frontal',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#aeb0b4',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAABUB8JaQAAuYH4AAA/cpA6woYexY/u1jpTb9zTZ4xwM1vWOrSt0AAAA==',
  sources: [
    { src: _hexacoptero_cartografia_2_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_2_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_2_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
