// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _girona_tejados_480_avif from '../girona-tejados-480.avif';
import _girona_tejados_480_webp from '../girona-tejados-480.webp';
import _girona_tejados_960_avif from '../girona-tejados-960.avif';
import _girona_tejados_1600_avif from '../girona-tejados-1600.avif';

export const gironaTejados: Picture = {
  src: _girona_tejados_480_webp,
  alt: 'Tejados de teja y calles del casco antiguo desde el aire',
  caption: 'Tejados del casco antiguo',
  width: 1600,
  height: 1000,
  color: '#bfa074',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAoABUB8JbACdAD7B+0UZRgAAPrzIGWhpjZf8ddMPqKZ/8cVvrw2v5dVjO7XkTSXoaMS2FTlAAAA',
  sources: [
    { src: _girona_tejados_480_avif, type: 'image/avif', width: 480 },
    { src: _girona_tejados_960_avif, type: 'image/avif', width: 960 },
    { src: _girona_tejados_1600_avif, type: 'image/avif', width: 1600 },
    { src: _girona_tejados_480_webp, type: 'image/webp', width: 480 },
  ],
};
