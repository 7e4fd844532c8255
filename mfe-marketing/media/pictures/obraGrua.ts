// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _obra_grua_480_avif from '../obra-grua-480.avif';
import _obra_grua_480_webp from '../obra-grua-480.webp';
import _obra_grua_960_avif from '../obra-grua-960.avif';

export const obraGrua: Picture = {
  src: _obra_grua_480_webp,
  alt: 'Edificio en construcción con andamios y grúa a plena luz',
  caption: 'Obra con grúa torre',
  width: 960,
  height: 600,
  color: '#b4aa94',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAwAgCdASoQAAoABUB8JbACdH8AFBcbxi8dgAD+jUL6TT2S+PBgVmvo4IXI153DM64AAA==',
  sources: [
    { src: _obra_grua_480_avif, type: 'image/avif', width: 480 },
    { src: _obra_grua_960_avif, type: 'image/avif', width: 960 },
    { src: _obra_grua_480_webp, type: 'image/webp', width: 480 },
  ],
};
