// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _set_baterias_3_320_avif from '../set-baterias-3-320.avif';
import _set_baterias_3_320_webp from '../set-baterias-3-320.webp';
import _set_baterias_3_640_avif from '../set-baterias-3-640.avif';
import _set_baterias_3_640_webp from '../set-baterias-3-640.webp';
import _set_baterias_3_1200_avif from '../set-baterias-3-1200.avif';

export const setBaterias3: Picture = {
  src: _set_baterias_3_640_webp,
  alt: 'Set de tres baterías con base de carga, vista elevada',
  caption: 'Set de tres baterías con base de carga',
  width: 1200,
  height: 1200,
  color: '#908d8a',
  lqip: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQABAABUB8JQBOgBjsU7/ADpgAAAD+jR5M3jvVzGNUekh2jNq55gYlFQA07vfQRNw7BSGGfBenNGw8AtUhjBnKNDxAOJ7jAAA=',
  sources: [
    { src: _set_baterias_3_320_avif, type: 'image/avif', width: 320 },
    { src: _set_baterias_3_640_avif, type: 'image/avif', width: 640 },
    { src: _set_baterias_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _set_baterias_3_320_webp, type: 'image/webp', width: 320 },
    { src: _set_baterias_3_640_webp, type: 'image/webp', width: 640 },
  ],
};
