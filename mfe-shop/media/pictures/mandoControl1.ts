// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _mando_control_1_320_avif from '../mando-control-1-320.avif';
import _mando_control_1_320_webp from '../mando-control-1-320.webp';
import _mando_control_1_640_avif from '../mando-control-1-640.avif';
import _mando_control_1_640_webp from '../mando-control-1-640.webp';
import _mando_control_1_1200_avif from '../mando-control-1-1200.avif';

export const mandoControl1: Picture = {
  src: _mando_control_1_640_webp,
  alt: 'Mando de control con pantalla, vista de tres cuartos',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#838a8b',
  lqip: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JQBdgBn6ELWTgAD9z1o+nknI3NEHLnKQXfjbv9ml/EENfEuuzsM+7SutM8Ph9nyD/QaOACSXAAT/xxS9AAAA',
  sources: [
    { src: _mando_control_1_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_1_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_1_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_1_640_webp, type: 'image/webp', width: 640 },
  ],
};
