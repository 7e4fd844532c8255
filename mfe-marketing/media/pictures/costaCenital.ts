// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _costa_cenital_480_avif from '../costa-cenital-480.avif';
import _costa_cenital_960_avif from '../costa-cenital-960.avif';
import _costa_cenital_960_webp from '../costa-cenital-960.webp';
import _costa_cenital_1600_avif from '../costa-cenital-1600.avif';

export const costaCenital: Picture = {
  src: _costa_cenital_960_webp,
  alt: 'Vista cenital de la línea de costa, la playa y las barcas',
  caption: 'Costa en vista cenital',
  width: 1600,
  height: 1000,
  color: '#47abb3',
  lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAoABUB8JbACdAEen/yrt9dAAP0SX2PFjNztXPRBpLqQjqxZyqoYk/jf4ZaE/N24AAAA',
  sources: [
    { src: _costa_cenital_480_avif, type: 'image/avif', width: 480 },
    { src: _costa_cenital_960_avif, type: 'image/avif', width: 960 },
    { src: _costa_cenital_1600_avif, type: 'image/avif', width: 1600 },
    { src: _costa_cenital_960_webp, type: 'image/webp', width: 960 },
  ],
};
