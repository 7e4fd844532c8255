// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _termografia_solar_480_avif from '../termografia-solar-480.avif';
import _termografia_solar_480_webp from '../termografia-solar-480.webp';
import _termografia_solar_960_avif from '../termografia-solar-960.avif';

export const termografiaSolar: Picture = {
  src: _termografia_solar_480_webp,
  alt: 'Termografía en falso color de una planta solar con módulos calientes',
  caption: 'Termografía de una planta solar',
  width: 960,
  height: 600,
  color: '#851577',
  lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABUB8JbACdAEPDN1MYMIAAP7N/fmfSctFNtuTLss3a3AhI1fzUcs5PCtK5WOdWEc33EF/nuHPY8pCP4AA',
  sources: [
    { src: _termografia_solar_480_avif, type: 'image/avif', width: 480 },
    { src: _termografia_solar_960_avif, type: 'image/avif', width: 960 },
    { src: _termografia_solar_480_webp, type: 'image/webp', width: 480 },
  ],
};
