// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _mando_control_2_320_avif from '../mando-control-2-320.avif';
import _mando_control_2_320_webp from '../mando-control-2-320.webp';
import _mando_control_2_640_avif from '../mando-control-2-640.avif';
import _mando_control_2_640_webp from '../mando-control-2-640.webp';
import _mando_control_2_1200_avif from '../mando-control-2-1200.avif';

export const mandoControl2: Picture = {
  src: _mando_control_2_640_webp,
  alt: 'Mando de control con pantalla, vista frontal',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#868d8d',
  lqip: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoQABAABUB8JYwCdEf/gbpPvaV+U/AA/lJLoBI3AkuoR3tFm22qjMAfU7qKfF5KnKdhYUECCCUXEAgfkwFuiBKnQNK4AA==',
  sources: [
    { src: _mando_control_2_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_2_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_2_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
