// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _ortofoto_parcelas_480_avif from '../ortofoto-parcelas-480.avif';
import _ortofoto_parcelas_480_webp from '../ortofoto-parcelas-480.webp';
import _ortofoto_parcelas_960_avif from '../ortofoto-parcelas-960.avif';

export const ortofotoParcelas: Picture = {
  src: _ortofoto_parcelas_480_webp,
  alt: 'Ortofoto cenital de parcelas agrícolas y árboles',
  caption: 'Ortofoto de parcelas',
  width: 960,
  height: 600,
  color: '#9ea643',
  lqip: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAoABUB8JbACdABhH38AAP538h0UDvXgEjWviwk6saurb/Tg3pBbws4jzjYc+UgYN7+vXT3gDTQAAAA=',
  sources: [
    { src: _ortofoto_parcelas_480_avif, type: 'image/avif', width: 480 },
    { src: _ortofoto_parcelas_960_avif, type: 'image/avif', width: 960 },
    { src: _ortofoto_parcelas_480_webp, type: 'image/webp', width: 480 },
  ],
};
