// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _planta_solar_480_avif from '../planta-solar-480.avif';
import _planta_solar_480_webp from '../planta-solar-480.webp';
import _planta_solar_960_avif from '../planta-solar-960.avif';

export const plantaSolar: Picture = {
  src: _planta_solar_480_webp,
  alt: 'Hileras de paneles solares vistas desde el aire',
  caption: 'Planta solar',
  width: 960,
  height: 600,
  color: '#686b51',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAoABUB8JYgCdAEOJRr76AAA3lFJLrkn0Tc5+nBmRhLYDzheFvR+eLCsAA==',
  sources: [
    { src: _planta_solar_480_avif, type: 'image/avif', width: 480 },
    { src: _planta_solar_960_avif, type: 'image/avif', width: 960 },
    { src: _planta_solar_480_webp, type: 'image/webp', width: 480 },
  ],
};
