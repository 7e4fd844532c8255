// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _hexacoptero_cartografia_3_320_avif from '../hexacoptero-cartografia-3-320.avif';
import _hexacoptero_cartografia_3_320_webp from '../hexacoptero-cartografia-3-320.webp';
import _hexacoptero_cartografia_3_640_avif from '../hexacoptero-cartografia-3-640.avif';
import _hexacoptero_cartografia_3_640_webp from '../hexacoptero-cartografia-3-640.webp';
import _hexacoptero_cartografia_3_1200_avif from '../hexacoptero-cartografia-3-1200.avif';

export const hexacopteroCartografia3: Picture = {
  src: _hexacoptero_cartografia_3_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista elevada',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#b1b4b7',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQABAABUB8JaQAAud4gJEtU38AAP5ZFKqxV5i0TZUSJOrchMzIjsanOMxZpe/TppbQPoAAAAA=',
  sources: [
    { src: _hexacoptero_cartografia_3_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_3_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_3_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
