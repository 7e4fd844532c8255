// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _dsm_relieve_480_avif from '../dsm-relieve-480.avif';
import _dsm_relieve_480_webp from '../dsm-relieve-480.webp';
import _dsm_relieve_960_avif from '../dsm-relieve-960.avif';

export const dsmRelieve: Picture = {
  src: _dsm_relieve_480_webp,
  alt: 'Modelo digital de superficie con rampa de color y curvas de nivel',
  caption: 'Modelo digital de superficie',
  width: 960,
  height: 600,
  color: '#418a61',
  lqip: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAoABUB8JbACdAD1qh7M5AAA/ZmaT3eu1VBlb687U9DeBsFcaoE70uPXVdVvH1edPAutkvbZq/fxAgJwf1uyea9SHwcjIHxIAAAA',
  sources: [
    { src: _dsm_relieve_480_avif, type: 'image/avif', width: 480 },
    { src: _dsm_relieve_960_avif, type: 'image/avif', width: 960 },
    { src: _dsm_relieve_480_webp, type: 'image/webp', width: 480 },
  ],
};
