// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _set_baterias_1_320_avif from '../set-baterias-1-320.avif';
import _set_baterias_1_320_webp from '../set-baterias-1-320.webp';
import _set_baterias_1_640_avif from '../set-baterias-1-640.avif';
import _set_baterias_1_640_webp from '../set-baterias-1-640.webp';
import _set_baterias_1_1200_avif from '../set-baterias-1-1200.avif';

export const setBaterias1: Picture = {
  src: _set_baterias_1_640_webp,
  alt: 'Set de tres baterías con base de carga, vista de tres cuartos',
  caption: 'Set de tres baterías con base de carga',
  width: 1200,
  height: 1200,
  color: '#838180',
  lqip: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAgCdASoQABAABUB8JYwCdEf/gdJv7/IRj8bXwAD93u/9dJvpj6mG6FCNG51MDsOxAksYVNR0b9KBsP7785lZjhidJDCGotNNFtOv7OyzajEAAAA=',
  sources: [
    { src: _set_baterias_1_320_avif, type: 'image/avif', width: 320 },
    { src: _set_baterias_1_640_avif, type: 'image/avif', width: 640 },
    { src: _set_baterias_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _set_baterias_1_320_webp, type: 'image/webp', width: 320 },
    { src: _set_baterias_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
