// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _cinewhoop_2_320_avif from '../cinewhoop-2-320.avif';
import _cinewhoop_2_320_webp from '../cinewhoop-2-320.webp';
import _cinewhoop_2_640_avif from '../cinewhoop-2-640.avif';
import _cinewhoop_2_640_webp from '../cinewhoop-2-640.webp';
import _cinewhoop_2_1200_avif from '../cinewhoop-2-1200.avif';

export const cinewhoop2: Picture = {
  src: _cinewhoop_2_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista frontal',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#99aeb2',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JZAC7AEOw9AZEiAA/lE+uSONdZn2Odir5a0tW3aYLV/tkpRVwI90aeAoatTVoAA=',
  sources: [
    { src: _cinewhoop_2_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_2_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_2_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
