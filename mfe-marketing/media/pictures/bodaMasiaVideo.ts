// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import _boda_masia_mp4 from '../boda-masia.mp4';
import _poster_boda_masia_540x720_avif from '../poster-boda-masia-540x720.avif';
import _poster_boda_masia_640_avif from '../poster-boda-masia-640.avif';
import _poster_boda_masia_640_webp from '../poster-boda-masia-640.webp';
import _poster_boda_masia_1280_avif from '../poster-boda-masia-1280.avif';
import type { VideoAsset } from './VideoAsset';

export const bodaMasiaVideo: VideoAsset = {
  poster: {
    src: _poster_boda_masia_640_webp,
    alt: 'Boda al anochecer en una masía con mesas y guirnaldas de luces',
    caption: 'Boda en una masía',
    width: 1280,
    height: 720,
    color: '#5c5139',
    lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABUB8JZgCdAD1c4EZzWAA/qMoo0+kdOW7SWL5ySp5SX7D/lLw8ddpSq79O7DnOCFDPAAAAA==',
    sources: [
      { src: _poster_boda_masia_640_avif, type: 'image/avif', width: 640 },
      { src: _poster_boda_masia_1280_avif, type: 'image/avif', width: 1280 },
      { src: _poster_boda_masia_640_webp, type: 'image/webp', width: 640 },
    ],
    portrait: { src: _poster_boda_masia_540x720_avif, type: 'image/avif' },
  },
  sources: [{ src: _boda_masia_mp4, type: 'video/mp4' }],
  durationSeconds: 5,
  alt: 'Boda al anochecer en una masía con mesas y guirnaldas de luces',
  caption: 'Boda en una masía',
};
