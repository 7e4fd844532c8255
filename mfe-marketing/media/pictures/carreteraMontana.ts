// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _carretera_montana_480_avif from '../carretera-montana-480.avif';
import _carretera_montana_480_webp from '../carretera-montana-480.webp';
import _carretera_montana_960_avif from '../carretera-montana-960.avif';

export const carreteraMontana: Picture = {
  src: _carretera_montana_480_webp,
  alt: 'Carretera de montaña con curvas entre abetos y un grupo de ciclistas',
  caption: 'Carretera de montaña',
  width: 960,
  height: 600,
  color: '#646144',
  lqip: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAoABUB8JaACdAEWUvExSdg4gAD+jUArlFn5h9G0ftRWR8juiN54KD9BokblIJ5/WgMEG/IuGQAmmAAAAA==',
  sources: [
    { src: _carretera_montana_480_avif, type: 'image/avif', width: 480 },
    { src: _carretera_montana_960_avif, type: 'image/avif', width: 960 },
    { src: _carretera_montana_480_webp, type: 'image/webp', width: 480 },
  ],
};
