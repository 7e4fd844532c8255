// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _eventos_deportivos_480_avif from '../eventos-deportivos-480.avif';
import _eventos_deportivos_480_webp from '../eventos-deportivos-480.webp';
import _eventos_deportivos_960_avif from '../eventos-deportivos-960.avif';

export const eventosDeportivos: Picture = {
  src: _eventos_deportivos_480_webp,
  alt: 'Pelotón ciclista en una carretera de montaña visto desde un dron',
  caption: 'Ciclismo en carretera de montaña',
  width: 960,
  height: 600,
  color: '#595526',
  lqip: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAoABUB8JbACdADiWNs41gAA/f54O+SeDTg6MqmsK04WoVE6QV0w/gb5cGZCNd4Ou8qrOvnV8GHOQJju9x8TQAA=',
  sources: [
    { src: _eventos_deportivos_480_avif, type: 'image/avif', width: 480 },
    { src: _eventos_deportivos_960_avif, type: 'image/avif', width: 960 },
    { src: _eventos_deportivos_480_webp, type: 'image/webp', width: 480 },
  ],
};
