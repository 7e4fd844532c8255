// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _casco_antiguo_3d_640_avif from '../casco-antiguo-3d-640.avif';
import _casco_antiguo_3d_640_webp from '../casco-antiguo-3d-640.webp';
import _casco_antiguo_3d_1280_avif from '../casco-antiguo-3d-1280.avif';

export const cascoAntiguo3d: Picture = {
  src: _casco_antiguo_3d_640_webp,
  alt: 'Maqueta 3D de un casco antiguo con río, dos puentes, catedral en la colina y muralla',
  caption: 'Modelo 3D del casco antiguo',
  width: 1280,
  height: 640,
  color: '#e8e8d8',
  lqip: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAgAA4BaJQBOgB6R5NjGeUAA/vPC8428cv9Ci7C0VL4L23lK9ZCmQoV28FC0UWyDf35Mebm7+wyyF2gAAA==',
  sources: [
    { src: _casco_antiguo_3d_640_avif, type: 'image/avif', width: 640 },
    { src: _casco_antiguo_3d_1280_avif, type: 'image/avif', width: 1280 },
    { src: _casco_antiguo_3d_640_webp, type: 'image/webp', width: 640 },
  ],
};
