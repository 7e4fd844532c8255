// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _cinewhoop_1_320_avif from '../cinewhoop-1-320.avif';
import _cinewhoop_1_320_webp from '../cinewhoop-1-320.webp';
import _cinewhoop_1_640_avif from '../cinewhoop-1-640.avif';
import _cinewhoop_1_640_webp from '../cinewhoop-1-640.webp';
import _cinewhoop_1_1200_avif from '../cinewhoop-1-1200.avif';

export const cinewhoop1: Picture = {
  src: _cinewhoop_1_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista de tres cuartos',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#94a7ab',
  lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQABAABUB8JaAC7AD0Z0MSGAAA/d8sMh8WumCTcO5qE7vZZLUu0x1DBo2S8RzE0rXsh0/uZtYkugx0JRrpAAAA',
  sources: [
    { src: _cinewhoop_1_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_1_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_1_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
