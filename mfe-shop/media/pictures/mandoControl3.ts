// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _mando_control_3_320_avif from '../mando-control-3-320.avif';
import _mando_control_3_320_webp from '../mando-control-3-320.webp';
import _mando_control_3_640_avif from '../mando-control-3-640.avif';
import _mando_control_3_640_webp from '../mando-control-3-640.webp';
import _mando_control_3_1200_avif from '../mando-control-3-1200.avif';

export const mandoControl3: Picture = {
  src: _mando_control_3_640_webp,
  alt: 'Mando de control con pantalla, vista elevada',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#808686',
  lqip: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoQABAABUB8JYwC7ADcqvnWfT7QAAD4WKqlJSg8Ri5K2SEz1yKNDn+VZzC4n+hgmK1D5YZvziQpGonMXNV81+IpQbO9W1EGvE5TvigwwcAAAA==',
  sources: [
    { src: _mando_control_3_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_3_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_3_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
