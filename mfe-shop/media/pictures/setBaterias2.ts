// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _set_baterias_2_320_avif from '../set-baterias-2-320.avif';
import _set_baterias_2_320_webp from '../set-baterias-2-320.webp';
import _set_baterias_2_640_avif from '../set-baterias-2-640.avif';
import _set_baterias_2_640_webp from '../set-baterias-2-640.webp';
import _set_baterias_2_1200_avif from '../set-baterias-2-1200.avif';

export const setBaterias2: Picture = {
  src: _set_baterias_2_640_webp,
  alt: 'Set de tres baterías con base de carga, vista frontal',
  caption: 'Set de tres baterías con base de carga',
  width: 1200,
  height: 1200,
  color: '#848381',
  lqip: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQABAABUB8JZQCdEf/gYgrkZWwAP5Zo0aTHw6lW+rmj8z3WOHEg7QISNhsE8wMRfQgT7jaZO8azhGOCMeGjhTnyyaAg84zibCyGZSiBHrgAA==',
  sources: [
    { src: _set_baterias_2_320_avif, type: 'image/avif', width: 320 },
    { src: _set_baterias_2_640_avif, type: 'image/avif', width: 640 },
    { src: _set_baterias_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _set_baterias_2_320_webp, type: 'image/webp', width: 320 },
    { src: _set_baterias_2_640_webp, type: 'image/webp', width: 640 },
  ],
};
