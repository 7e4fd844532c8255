import type { PictureData } from '../media/Picture';

/** A picture in two formats and two sizes. */
export const aPicture = (overrides: Partial<PictureData> = {}): PictureData => ({
  src: '/media/cala-960.webp',
  alt: 'Cala de agua turquesa',
  width: 1600,
  height: 1067,
  color: '#4a7c84',
  sources: [
    { src: '/media/cala-480.avif', type: 'image/avif', width: 480 },
    { src: '/media/cala-1600.avif', type: 'image/avif', width: 1600 },
    { src: '/media/cala-960.webp', type: 'image/webp', width: 960 },
  ],
  ...overrides,
});
