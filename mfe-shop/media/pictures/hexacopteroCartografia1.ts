// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _hexacoptero_cartografia_1_320_avif from '../hexacoptero-cartografia-1-320.avif';
import _hexacoptero_cartografia_1_320_webp from '../hexacoptero-cartografia-1-320.webp';
import _hexacoptero_cartografia_1_640_avif from '../hexacoptero-cartografia-1-640.avif';
import _hexacoptero_cartografia_1_640_webp from '../hexacoptero-cartografia-1-640.webp';
import _hexacoptero_cartografia_1_1200_avif from '../hexacoptero-cartografia-1-1200.avif';

export const hexacopteroCartografia1: Picture = {
  src: _hexacoptero_cartografia_1_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista de tres cuartos',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#acaeb2',
  lqip: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQABAABUB8JaQAAudDb8AAAPxS6eQGVGutC4LqlHIzajiJLn4w/1akO3pdFQAA',
  sources: [
    { src: _hexacoptero_cartografia_1_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_1_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_1_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
