// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _cinewhoop_2_320_avif from '../cinewhoop-2-320.avif';
import _cinewhoop_2_640_avif from '../cinewhoop-2-640.avif';
import _cinewhoop_2_640_webp from '../cinewhoop-2-640.webp';

export const cinewhoop2: Picture = {
  src: _cinewhoop_2_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista frontal',
  caption: 'Cinewhoop con hélices protegidas',
  width: 640,
  height: 640,
  color: '#99aeb2',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JZAC7AEOw9AZEiAA/lE+uSONdZn2Odir5a0tW3aYLV/tkpRVwI90aeAoatTVoAA=',
  sources: [
    { src: _cinewhoop_2_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_2_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
