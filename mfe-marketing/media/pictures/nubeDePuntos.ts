// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _nube_de_puntos_480_avif from '../nube-de-puntos-480.avif';
import _nube_de_puntos_480_webp from '../nube-de-puntos-480.webp';
import _nube_de_puntos_960_avif from '../nube-de-puntos-960.avif';

export const nubeDePuntos: Picture = {
  src: _nube_de_puntos_480_webp,
  alt: 'Nube de puntos coloreada por altura de un castillo y su colina',
  caption: 'Nube de puntos',
  width: 960,
  height: 600,
  color: '#494b27',
  lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAoABUB8JZAAAo8dsCgA/vDfr/qql3NG5PpPt7FDOLQBNYCTNWZCkF9PEbQfErp3QAAA',
  sources: [
    { src: _nube_de_puntos_480_avif, type: 'image/avif', width: 480 },
    { src: _nube_de_puntos_960_avif, type: 'image/avif', width: 960 },
    { src: _nube_de_puntos_480_webp, type: 'image/webp', width: 480 },
  ],
};
