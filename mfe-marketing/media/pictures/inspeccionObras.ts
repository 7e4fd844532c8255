// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _inspeccion_obras_480_avif from '../inspeccion-obras-480.avif';
import _inspeccion_obras_480_webp from '../inspeccion-obras-480.webp';
import _inspeccion_obras_960_avif from '../inspeccion-obras-960.avif';

export const inspeccionObras: Picture = {
  src: _inspeccion_obras_480_webp,
  alt: 'Estructura de un edificio en obras con grúa torre en medio de la ciudad',
  caption: 'Seguimiento de una obra',
  width: 960,
  height: 600,
  color: '#9f8368',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAoABUB8JbACdAEOfv7hX4AA/de87S8zLSBLuLiOM8hrRFb/fFjWzJ48tlWLtiQ4aEF49uYAAA==',
  sources: [
    { src: _inspeccion_obras_480_avif, type: 'image/avif', width: 480 },
    { src: _inspeccion_obras_960_avif, type: 'image/avif', width: 960 },
    { src: _inspeccion_obras_480_webp, type: 'image/webp', width: 480 },
  ],
};
