// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _mini_dron_iniciacion_1_320_avif from '../mini-dron-iniciacion-1-320.avif';
import _mini_dron_iniciacion_1_320_webp from '../mini-dron-iniciacion-1-320.webp';
import _mini_dron_iniciacion_1_640_avif from '../mini-dron-iniciacion-1-640.avif';
import _mini_dron_iniciacion_1_640_webp from '../mini-dron-iniciacion-1-640.webp';
import _mini_dron_iniciacion_1_1200_avif from '../mini-dron-iniciacion-1-1200.avif';

export const miniDronIniciacion1: Picture = {
  src: _mini_dron_iniciacion_1_640_webp,
  alt: 'Mini dron de iniciación con protectores, vista de tres cuartos',
  caption: 'Mini dron de iniciación con protectores',
  width: 1200,
  height: 1200,
  color: '#acb8bc',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQABAABUB8JYwC7AEOgjHakAD9zFTVWqxPhwMshvhva2hMPP4qaC8RQFeK5XggAAA=',
  sources: [
    { src: _mini_dron_iniciacion_1_320_avif, type: 'image/avif', width: 320 },
    { src: _mini_dron_iniciacion_1_640_avif, type: 'image/avif', width: 640 },
    { src: _mini_dron_iniciacion_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mini_dron_iniciacion_1_320_webp, type: 'image/webp', width: 320 },
    { src: _mini_dron_iniciacion_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
