// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _girona_nocturna_480_avif from '../girona-nocturna-480.avif';
import _girona_nocturna_960_avif from '../girona-nocturna-960.avif';
import _girona_nocturna_960_webp from '../girona-nocturna-960.webp';
import _girona_nocturna_1600_avif from '../girona-nocturna-1600.avif';

export const gironaNocturna: Picture = {
  src: _girona_nocturna_960_webp,
  alt: 'Casas del río con ventanas iluminadas en la hora azul',
  caption: 'La ciudad en la hora azul',
  width: 1600,
  height: 1000,
  color: '#7f676a',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAoABUB8JQBOgB6IyfQUsADMoPYohbtuuRy0Ka5TXw5GWtDsG0hATvfVk8kTQAA=',
  sources: [
    { src: _girona_nocturna_480_avif, type: 'image/avif', width: 480 },
    { src: _girona_nocturna_960_avif, type: 'image/avif', width: 960 },
    { src: _girona_nocturna_1600_avif, type: 'image/avif', width: 1600 },
    { src: _girona_nocturna_960_webp, type: 'image/webp', width: 960 },
  ],
};
