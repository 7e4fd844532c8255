// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.
import type { Picture } from 'shared-contracts';
import _cinewhoop_1_320_avif from './cinewhoop-1-320.avif';
import _cinewhoop_1_320_webp from './cinewhoop-1-320.webp';
import _cinewhoop_1_640_avif from './cinewhoop-1-640.avif';
import _cinewhoop_1_640_webp from './cinewhoop-1-640.webp';
import _cinewhoop_1_1200_avif from './cinewhoop-1-1200.avif';
import _cinewhoop_2_320_avif from './cinewhoop-2-320.avif';
import _cinewhoop_2_320_webp from './cinewhoop-2-320.webp';
import _cinewhoop_2_640_avif from './cinewhoop-2-640.avif';
import _cinewhoop_2_640_webp from './cinewhoop-2-640.webp';
import _cinewhoop_2_1200_avif from './cinewhoop-2-1200.avif';
import _cinewhoop_3_320_avif from './cinewhoop-3-320.avif';
import _cinewhoop_3_320_webp from './cinewhoop-3-320.webp';
import _cinewhoop_3_640_avif from './cinewhoop-3-640.avif';
import _cinewhoop_3_640_webp from './cinewhoop-3-640.webp';
import _cinewhoop_3_1200_avif from './cinewhoop-3-1200.avif';
import _dron_camara_pro_1_320_avif from './dron-camara-pro-1-320.avif';
import _dron_camara_pro_1_320_webp from './dron-camara-pro-1-320.webp';
import _dron_camara_pro_1_640_avif from './dron-camara-pro-1-640.avif';
import _dron_camara_pro_1_640_webp from './dron-camara-pro-1-640.webp';
import _dron_camara_pro_1_1200_avif from './dron-camara-pro-1-1200.avif';
import _dron_camara_pro_2_320_avif from './dron-camara-pro-2-320.avif';
import _dron_camara_pro_2_320_webp from './dron-camara-pro-2-320.webp';
import _dron_camara_pro_2_640_avif from './dron-camara-pro-2-640.avif';
import _dron_camara_pro_2_640_webp from './dron-camara-pro-2-640.webp';
import _dron_camara_pro_2_1200_avif from './dron-camara-pro-2-1200.avif';
import _dron_camara_pro_3_320_avif from './dron-camara-pro-3-320.avif';
import _dron_camara_pro_3_320_webp from './dron-camara-pro-3-320.webp';
import _dron_camara_pro_3_640_avif from './dron-camara-pro-3-640.avif';
import _dron_camara_pro_3_640_webp from './dron-camara-pro-3-640.webp';
import _dron_camara_pro_3_1200_avif from './dron-camara-pro-3-1200.avif';
import _dron_compacto_1_320_avif from './dron-compacto-1-320.avif';
import _dron_compacto_1_320_webp from './dron-compacto-1-320.webp';
import _dron_compacto_1_640_avif from './dron-compacto-1-640.avif';
import _dron_compacto_1_640_webp from './dron-compacto-1-640.webp';
import _dron_compacto_1_1200_avif from './dron-compacto-1-1200.avif';
import _dron_compacto_2_320_avif from './dron-compacto-2-320.avif';
import _dron_compacto_2_320_webp from './dron-compacto-2-320.webp';
import _dron_compacto_2_640_avif from './dron-compacto-2-640.avif';
import _dron_compacto_2_640_webp from './dron-compacto-2-640.webp';
import _dron_compacto_2_1200_avif from './dron-compacto-2-1200.avif';
import _dron_compacto_3_320_avif from './dron-compacto-3-320.avif';
import _dron_compacto_3_320_webp from './dron-compacto-3-320.webp';
import _dron_compacto_3_640_avif from './dron-compacto-3-640.avif';
import _dron_compacto_3_640_webp from './dron-compacto-3-640.webp';
import _dron_compacto_3_1200_avif from './dron-compacto-3-1200.avif';
import _dron_fpv_racer_1_320_avif from './dron-fpv-racer-1-320.avif';
import _dron_fpv_racer_1_320_webp from './dron-fpv-racer-1-320.webp';
import _dron_fpv_racer_1_640_avif from './dron-fpv-racer-1-640.avif';
import _dron_fpv_racer_1_640_webp from './dron-fpv-racer-1-640.webp';
import _dron_fpv_racer_1_1200_avif from './dron-fpv-racer-1-1200.avif';
import _dron_fpv_racer_2_320_avif from './dron-fpv-racer-2-320.avif';
import _dron_fpv_racer_2_320_webp from './dron-fpv-racer-2-320.webp';
import _dron_fpv_racer_2_640_avif from './dron-fpv-racer-2-640.avif';
import _dron_fpv_racer_2_640_webp from './dron-fpv-racer-2-640.webp';
import _dron_fpv_racer_2_1200_avif from './dron-fpv-racer-2-1200.avif';
import _dron_fpv_racer_3_320_avif from './dron-fpv-racer-3-320.avif';
import _dron_fpv_racer_3_320_webp from './dron-fpv-racer-3-320.webp';
import _dron_fpv_racer_3_640_avif from './dron-fpv-racer-3-640.avif';
import _dron_fpv_racer_3_640_webp from './dron-fpv-racer-3-640.webp';
import _dron_fpv_racer_3_1200_avif from './dron-fpv-racer-3-1200.avif';
import _gafas_fpv_1_320_avif from './gafas-fpv-1-320.avif';
import _gafas_fpv_1_320_webp from './gafas-fpv-1-320.webp';
import _gafas_fpv_1_640_avif from './gafas-fpv-1-640.avif';
import _gafas_fpv_1_640_webp from './gafas-fpv-1-640.webp';
import _gafas_fpv_1_1200_avif from './gafas-fpv-1-1200.avif';
import _gafas_fpv_2_320_avif from './gafas-fpv-2-320.avif';
import _gafas_fpv_2_320_webp from './gafas-fpv-2-320.webp';
import _gafas_fpv_2_640_avif from './gafas-fpv-2-640.avif';
import _gafas_fpv_2_640_webp from './gafas-fpv-2-640.webp';
import _gafas_fpv_2_1200_avif from './gafas-fpv-2-1200.avif';
import _gafas_fpv_3_320_avif from './gafas-fpv-3-320.avif';
import _gafas_fpv_3_320_webp from './gafas-fpv-3-320.webp';
import _gafas_fpv_3_640_avif from './gafas-fpv-3-640.avif';
import _gafas_fpv_3_640_webp from './gafas-fpv-3-640.webp';
import _gafas_fpv_3_1200_avif from './gafas-fpv-3-1200.avif';
import _hexacoptero_cartografia_1_320_avif from './hexacoptero-cartografia-1-320.avif';
import _hexacoptero_cartografia_1_320_webp from './hexacoptero-cartografia-1-320.webp';
import _hexacoptero_cartografia_1_640_avif from './hexacoptero-cartografia-1-640.avif';
import _hexacoptero_cartografia_1_640_webp from './hexacoptero-cartografia-1-640.webp';
import _hexacoptero_cartografia_1_1200_avif from './hexacoptero-cartografia-1-1200.avif';
import _hexacoptero_cartografia_2_320_avif from './hexacoptero-cartografia-2-320.avif';
import _hexacoptero_cartografia_2_320_webp from './hexacoptero-cartografia-2-320.webp';
import _hexacoptero_cartografia_2_640_avif from './hexacoptero-cartografia-2-640.avif';
import _hexacoptero_cartografia_2_640_webp from './hexacoptero-cartografia-2-640.webp';
import _hexacoptero_cartografia_2_1200_avif from './hexacoptero-cartografia-2-1200.avif';
import _hexacoptero_cartografia_3_320_avif from './hexacoptero-cartografia-3-320.avif';
import _hexacoptero_cartografia_3_320_webp from './hexacoptero-cartografia-3-320.webp';
import _hexacoptero_cartografia_3_640_avif from './hexacoptero-cartografia-3-640.avif';
import _hexacoptero_cartografia_3_640_webp from './hexacoptero-cartografia-3-640.webp';
import _hexacoptero_cartografia_3_1200_avif from './hexacoptero-cartografia-3-1200.avif';
import _maleta_rigida_1_320_avif from './maleta-rigida-1-320.avif';
import _maleta_rigida_1_320_webp from './maleta-rigida-1-320.webp';
import _maleta_rigida_1_640_avif from './maleta-rigida-1-640.avif';
import _maleta_rigida_1_640_webp from './maleta-rigida-1-640.webp';
import _maleta_rigida_1_1200_avif from './maleta-rigida-1-1200.avif';
import _maleta_rigida_2_320_avif from './maleta-rigida-2-320.avif';
import _maleta_rigida_2_320_webp from './maleta-rigida-2-320.webp';
import _maleta_rigida_2_640_avif from './maleta-rigida-2-640.avif';
import _maleta_rigida_2_640_webp from './maleta-rigida-2-640.webp';
import _maleta_rigida_2_1200_avif from './maleta-rigida-2-1200.avif';
import _maleta_rigida_3_320_avif from './maleta-rigida-3-320.avif';
import _maleta_rigida_3_320_webp from './maleta-rigida-3-320.webp';
import _maleta_rigida_3_640_avif from './maleta-rigida-3-640.avif';
import _maleta_rigida_3_640_webp from './maleta-rigida-3-640.webp';
import _maleta_rigida_3_1200_avif from './maleta-rigida-3-1200.avif';
import _mando_control_1_320_avif from './mando-control-1-320.avif';
import _mando_control_1_320_webp from './mando-control-1-320.webp';
import _mando_control_1_640_avif from './mando-control-1-640.avif';
import _mando_control_1_640_webp from './mando-control-1-640.webp';
import _mando_control_1_1200_avif from './mando-control-1-1200.avif';
import _mando_control_2_320_avif from './mando-control-2-320.avif';
import _mando_control_2_320_webp from './mando-control-2-320.webp';
import _mando_control_2_640_avif from './mando-control-2-640.avif';
import _mando_control_2_640_webp from './mando-control-2-640.webp';
import _mando_control_2_1200_avif from './mando-control-2-1200.avif';
import _mando_control_3_320_avif from './mando-control-3-320.avif';
import _mando_control_3_320_webp from './mando-control-3-320.webp';
import _mando_control_3_640_avif from './mando-control-3-640.avif';
import _mando_control_3_640_webp from './mando-control-3-640.webp';
import _mando_control_3_1200_avif from './mando-control-3-1200.avif';
import _mini_dron_iniciacion_1_320_avif from './mini-dron-iniciacion-1-320.avif';
import _mini_dron_iniciacion_1_320_webp from './mini-dron-iniciacion-1-320.webp';
import _mini_dron_iniciacion_1_640_avif from './mini-dron-iniciacion-1-640.avif';
import _mini_dron_iniciacion_1_640_webp from './mini-dron-iniciacion-1-640.webp';
import _mini_dron_iniciacion_1_1200_avif from './mini-dron-iniciacion-1-1200.avif';
import _mini_dron_iniciacion_2_320_avif from './mini-dron-iniciacion-2-320.avif';
import _mini_dron_iniciacion_2_320_webp from './mini-dron-iniciacion-2-320.webp';
import _mini_dron_iniciacion_2_640_avif from './mini-dron-iniciacion-2-640.avif';
import _mini_dron_iniciacion_2_640_webp from './mini-dron-iniciacion-2-640.webp';
import _mini_dron_iniciacion_2_1200_avif from './mini-dron-iniciacion-2-1200.avif';
import _mini_dron_iniciacion_3_320_avif from './mini-dron-iniciacion-3-320.avif';
import _mini_dron_iniciacion_3_320_webp from './mini-dron-iniciacion-3-320.webp';
import _mini_dron_iniciacion_3_640_avif from './mini-dron-iniciacion-3-640.avif';
import _mini_dron_iniciacion_3_640_webp from './mini-dron-iniciacion-3-640.webp';
import _mini_dron_iniciacion_3_1200_avif from './mini-dron-iniciacion-3-1200.avif';
import _set_baterias_1_320_avif from './set-baterias-1-320.avif';
import _set_baterias_1_320_webp from './set-baterias-1-320.webp';
import _set_baterias_1_640_avif from './set-baterias-1-640.avif';
import _set_baterias_1_640_webp from './set-baterias-1-640.webp';
import _set_baterias_1_1200_avif from './set-baterias-1-1200.avif';
import _set_baterias_2_320_avif from './set-baterias-2-320.avif';
import _set_baterias_2_320_webp from './set-baterias-2-320.webp';
import _set_baterias_2_640_avif from './set-baterias-2-640.avif';
import _set_baterias_2_640_webp from './set-baterias-2-640.webp';
import _set_baterias_2_1200_avif from './set-baterias-2-1200.avif';
import _set_baterias_3_320_avif from './set-baterias-3-320.avif';
import _set_baterias_3_320_webp from './set-baterias-3-320.webp';
import _set_baterias_3_640_avif from './set-baterias-3-640.avif';
import _set_baterias_3_640_webp from './set-baterias-3-640.webp';
import _set_baterias_3_1200_avif from './set-baterias-3-1200.avif';

/** A looping clip with the picture that stands for it. */
export type VideoAsset = {
  poster: Picture;
  sources: { src: string; type: string }[];
  durationSeconds: number;
  alt: string;
  caption: string;
};

export const cinewhoop1: Picture = {
  src: _cinewhoop_1_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista de tres cuartos',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#94a7ab',
  lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQABAABUB8JaAC7AD0Z0MSGAAA/d8sMh8WumCTcO5qE7vZZLUu0x1DBo2S8RzE0rXsh0/uZtYkugx0JRrpAAAA',
  sources: [
    { src: _cinewhoop_1_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_1_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_1_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const cinewhoop2: Picture = {
  src: _cinewhoop_2_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista frontal',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#99aeb2',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JZAC7AEOw9AZEiAA/lE+uSONdZn2Odir5a0tW3aYLV/tkpRVwI90aeAoatTVoAA=',
  sources: [
    { src: _cinewhoop_2_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_2_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_2_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const cinewhoop3: Picture = {
  src: _cinewhoop_3_640_webp,
  alt: 'Cinewhoop con hélices protegidas, vista elevada',
  caption: 'Cinewhoop con hélices protegidas',
  width: 1200,
  height: 1200,
  color: '#92a4a8',
  lqip: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQABAABUB8JagC7AEO9cR4RixcAP6uRVoLUhNbeWmyvxEAf7Aclt7qc5ah9TGktiHfBOsxWqdgxBfFWJRsA3S639G6+lE4m6UAAA==',
  sources: [
    { src: _cinewhoop_3_320_avif, type: 'image/avif', width: 320 },
    { src: _cinewhoop_3_640_avif, type: 'image/avif', width: 640 },
    { src: _cinewhoop_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _cinewhoop_3_320_webp, type: 'image/webp', width: 320 },
    { src: _cinewhoop_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCamaraPro1: Picture = {
  src: _dron_camara_pro_1_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista de tres cuartos',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a5a9ac',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JZwAAuWwKIqt8AD8UuBXtDOq5pMieyL1rpqtU3Ha0WqkV4HzuS/9ulb2pYmsggIAAA==',
  sources: [
    { src: _dron_camara_pro_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCamaraPro2: Picture = {
  src: _dron_camara_pro_2_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista frontal',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a6aaad',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAABUB8JZwAAuavRqNzKwAA/cnQ76WzUc1l1E8kPlUnDGck/EiT4Jmoa4lkHAA=',
  sources: [
    { src: _dron_camara_pro_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCamaraPro3: Picture = {
  src: _dron_camara_pro_3_640_webp,
  alt: 'Dron profesional con cámara estabilizada, vista elevada',
  caption: 'Dron profesional con cámara estabilizada',
  width: 1200,
  height: 1200,
  color: '#a9acaf',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQABAABUB8JZwAAl0pTm+6oAAA/lP2cGcTwegMWiRjpt1oIiHPuc1FI2QFSQW/ErgxrRYUklV/hwAA',
  sources: [
    { src: _dron_camara_pro_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_camara_pro_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_camara_pro_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_camara_pro_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_camara_pro_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCompacto1: Picture = {
  src: _dron_compacto_1_640_webp,
  alt: 'Dron compacto plegable gris claro, vista de tres cuartos',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#b4b7ba',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JaQAAuYdaZ/LFAD9zFTJPlSj1TDwuazmFjsN375qfepWx8hNolRqC9AgAA==',
  sources: [
    { src: _dron_compacto_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCompacto2: Picture = {
  src: _dron_compacto_2_640_webp,
  alt: 'Dron compacto plegable gris claro, vista frontal',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#b3b6ba',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAABUB8JZwAAuVBTMAA/c5bMd8g7v3xwM4QDcalTX3wDo2CSSFzdhwAAA==',
  sources: [
    { src: _dron_compacto_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronCompacto3: Picture = {
  src: _dron_compacto_3_640_webp,
  alt: 'Dron compacto plegable gris claro, vista elevada',
  caption: 'Dron compacto plegable gris claro',
  width: 1200,
  height: 1200,
  color: '#babdc0',
  lqip: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQABAABUB8JaQAAuddTpXwCAAA/oue0Tabadg7Tj+IhlNhuOjYIg3QwAA=',
  sources: [
    { src: _dron_compacto_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_compacto_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_compacto_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_compacto_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_compacto_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronFpvRacer1: Picture = {
  src: _dron_fpv_racer_1_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista de tres cuartos',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#adb0b2',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JZwAApuIQN7DcgD93yw3zhK6Y7q9Wbyc30WQIgpF0NvKsHfCNBciN4AAAA==',
  sources: [
    { src: _dron_fpv_racer_1_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_1_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_1_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronFpvRacer2: Picture = {
  src: _dron_fpv_racer_2_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista frontal',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#afb1b3',
  lqip: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQABAABUB8JZwAAuTl8PAAAP5RWJbig7Mf6y7xU5VZA9nhiNOgn+l854z2qpBLv1j7kAAA',
  sources: [
    { src: _dron_fpv_racer_2_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_2_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_2_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const dronFpvRacer3: Picture = {
  src: _dron_fpv_racer_3_640_webp,
  alt: 'Dron FPV de carreras con chasis de carbono, vista elevada',
  caption: 'Dron FPV de carreras con chasis de carbono',
  width: 1200,
  height: 1200,
  color: '#adb1b3',
  lqip: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAABUB8JZwAAudgAffDgAD+rj5wSEoi9lvSs70Xm9vooEtDf/Ym5z4Jcs60apCG+T8kyIEAAA==',
  sources: [
    { src: _dron_fpv_racer_3_320_avif, type: 'image/avif', width: 320 },
    { src: _dron_fpv_racer_3_640_avif, type: 'image/avif', width: 640 },
    { src: _dron_fpv_racer_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _dron_fpv_racer_3_320_webp, type: 'image/webp', width: 320 },
    { src: _dron_fpv_racer_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const gafasFpv1: Picture = {
  src: _gafas_fpv_1_640_webp,
  alt: 'Gafas FPV con antenas, vista de tres cuartos',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#8f9497',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JZwAApxjH00G2DgA/FyC2XxqO9yuuH5mwrJ6JEhjsyZHKUbujQUO57l4q2YEAAA=',
  sources: [
    { src: _gafas_fpv_1_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_1_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_1_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const gafasFpv2: Picture = {
  src: _gafas_fpv_2_640_webp,
  alt: 'Gafas FPV con antenas, vista frontal',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#8e9396',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAQCdASoQABAABUB8JZwAApDPZwAA/fd3nLLaZz2tgcv5D6mCpT52Ir/tQy934hFyMqJmRpKsvZ8wgAA=',
  sources: [
    { src: _gafas_fpv_2_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_2_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_2_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const gafasFpv3: Picture = {
  src: _gafas_fpv_3_640_webp,
  alt: 'Gafas FPV con antenas, vista elevada',
  caption: 'Gafas FPV con antenas',
  width: 1200,
  height: 1200,
  color: '#959596',
  lqip: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQABAABUB8JYwC7AEOQI9LOhwAAP6MSwoJ4Er95grb+2MP+o3hChjL0s4NAG/5fVyo6Jr9vACFGmw+QPbjRAAA',
  sources: [
    { src: _gafas_fpv_3_320_avif, type: 'image/avif', width: 320 },
    { src: _gafas_fpv_3_640_avif, type: 'image/avif', width: 640 },
    { src: _gafas_fpv_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _gafas_fpv_3_320_webp, type: 'image/webp', width: 320 },
    { src: _gafas_fpv_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const hexacopteroCartografia1: Picture = {
  src: _hexacoptero_cartografia_1_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista de tres cuartos',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#acaeb2',
  lqip: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQABAABUB8JaQAAudDb8AAAPxS6eQGVGutC4LqlHIzajiJLn4w/1akO3pdFQAA',
  sources: [
    { src: _hexacoptero_cartografia_1_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_1_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_1_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const hexacopteroCartografia2: Picture = {
  src: _hexacoptero_cartografia_2_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista frontal',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#aeb0b4',
  lqip: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQABAABUB8JaQAAuYH4AAA/cpA6woYexY/u1jpTb9zTZ4xwM1vWOrSt0AAAA==',
  sources: [
    { src: _hexacoptero_cartografia_2_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_2_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_2_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const hexacopteroCartografia3: Picture = {
  src: _hexacoptero_cartografia_3_640_webp,
  alt: 'Hexacóptero de cartografía con antena GNSS, vista elevada',
  caption: 'Hexacóptero de cartografía con antena GNSS',
  width: 1200,
  height: 1200,
  color: '#b1b4b7',
  lqip: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQABAABUB8JaQAAud4gJEtU38AAP5ZFKqxV5i0TZUSJOrchMzIjsanOMxZpe/TppbQPoAAAAA=',
  sources: [
    { src: _hexacoptero_cartografia_3_320_avif, type: 'image/avif', width: 320 },
    { src: _hexacoptero_cartografia_3_640_avif, type: 'image/avif', width: 640 },
    { src: _hexacoptero_cartografia_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _hexacoptero_cartografia_3_320_webp, type: 'image/webp', width: 320 },
    { src: _hexacoptero_cartografia_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const maletaRigida1: Picture = {
  src: _maleta_rigida_1_640_webp,
  alt: 'Maleta rígida de transporte, vista de tres cuartos',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#757779',
  lqip: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQABAABUB8JZQAAqnlaLrfN6njYAD8WpLcfMY6az+GG/sb1W2CUMQ9jUbPmaxDY3A2czrie1KWGorvZ8AAAA==',
  sources: [
    { src: _maleta_rigida_1_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_1_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_1_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const maletaRigida2: Picture = {
  src: _maleta_rigida_2_640_webp,
  alt: 'Maleta rígida de transporte, vista frontal',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#7a7a7c',
  lqip: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQABAABUB8JZwAAuaaysj/kAD+UV89/2LD+XzuGKdyJs5j4XhZMo8Q4StB8Hi8E7kAAA==',
  sources: [
    { src: _maleta_rigida_2_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_2_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_2_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const maletaRigida3: Picture = {
  src: _maleta_rigida_3_640_webp,
  alt: 'Maleta rígida de transporte, vista elevada',
  caption: 'Maleta rígida de transporte',
  width: 1200,
  height: 1200,
  color: '#6e7275',
  lqip: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQABAABUB8JYwAAqFmvCQriOQAAP6NGG5abpEHOkWT0ZA2f8akVScM2GbV6hnJO/vEX0lNrHS9xV1NPlUPbxz9jzubYVMFAAA=',
  sources: [
    { src: _maleta_rigida_3_320_avif, type: 'image/avif', width: 320 },
    { src: _maleta_rigida_3_640_avif, type: 'image/avif', width: 640 },
    { src: _maleta_rigida_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _maleta_rigida_3_320_webp, type: 'image/webp', width: 320 },
    { src: _maleta_rigida_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const mandoControl1: Picture = {
  src: _mando_control_1_640_webp,
  alt: 'Mando de control con pantalla, vista de tres cuartos',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#838a8b',
  lqip: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAABUB8JQBdgBn6ELWTgAD9z1o+nknI3NEHLnKQXfjbv9ml/EENfEuuzsM+7SutM8Ph9nyD/QaOACSXAAT/xxS9AAAA',
  sources: [
    { src: _mando_control_1_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_1_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_1_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const mandoControl2: Picture = {
  src: _mando_control_2_640_webp,
  alt: 'Mando de control con pantalla, vista frontal',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#868d8d',
  lqip: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAgCdASoQABAABUB8JYwCdEf/gbpPvaV+U/AA/lJLoBI3AkuoR3tFm22qjMAfU7qKfF5KnKdhYUECCCUXEAgfkwFuiBKnQNK4AA==',
  sources: [
    { src: _mando_control_2_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_2_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_2_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const mandoControl3: Picture = {
  src: _mando_control_3_640_webp,
  alt: 'Mando de control con pantalla, vista elevada',
  caption: 'Mando de control con pantalla',
  width: 1200,
  height: 1200,
  color: '#808686',
  lqip: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAgCdASoQABAABUB8JYwC7ADcqvnWfT7QAAD4WKqlJSg8Ri5K2SEz1yKNDn+VZzC4n+hgmK1D5YZvziQpGonMXNV81+IpQbO9W1EGvE5TvigwwcAAAA==',
  sources: [
    { src: _mando_control_3_320_avif, type: 'image/avif', width: 320 },
    { src: _mando_control_3_640_avif, type: 'image/avif', width: 640 },
    { src: _mando_control_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mando_control_3_320_webp, type: 'image/webp', width: 320 },
    { src: _mando_control_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const miniDronIniciacion1: Picture = {
  src: _mini_dron_iniciacion_1_640_webp,
  alt: 'Mini dron de iniciación con protectores, vista de tres cuartos',
  caption: 'Mini dron de iniciación con protectores',
  width: 1200,
  height: 1200,
  color: '#acb8bc',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQABAABUB8JYwC7AEOgjHakAD9zFTVWqxPhwMshvhva2hMPP4qaC8RQFeK5XggAAA=',
  sources: [
    { src: _mini_dron_iniciacion_1_320_avif, type: 'image/avif', width: 320 },
    { src: _mini_dron_iniciacion_1_640_avif, type: 'image/avif', width: 640 },
    { src: _mini_dron_iniciacion_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mini_dron_iniciacion_1_320_webp, type: 'image/webp', width: 320 },
    { src: _mini_dron_iniciacion_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const miniDronIniciacion2: Picture = {
  src: _mini_dron_iniciacion_2_640_webp,
  alt: 'Mini dron de iniciación con protectores, vista frontal',
  caption: 'Mini dron de iniciación con protectores',
  width: 1200,
  height: 1200,
  color: '#abb7bb',
  lqip: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQABAABUB8JYwC7AEOgmen/AD+UTrs7j8uKgGmaLildjGwSH6BzUaVtl0ZT2iNAAA=',
  sources: [
    { src: _mini_dron_iniciacion_2_320_avif, type: 'image/avif', width: 320 },
    { src: _mini_dron_iniciacion_2_640_avif, type: 'image/avif', width: 640 },
    { src: _mini_dron_iniciacion_2_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mini_dron_iniciacion_2_320_webp, type: 'image/webp', width: 320 },
    { src: _mini_dron_iniciacion_2_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const miniDronIniciacion3: Picture = {
  src: _mini_dron_iniciacion_3_640_webp,
  alt: 'Mini dron de iniciación con protectores, vista elevada',
  caption: 'Mini dron de iniciación con protectores',
  width: 1200,
  height: 1200,
  color: '#b0bfc2',
  lqip: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQABAABUB8JYwC7AEPAuJ34ekqAP6MJCrs8TfK8JOEUtlXMvggnhE8vUC4URAA',
  sources: [
    { src: _mini_dron_iniciacion_3_320_avif, type: 'image/avif', width: 320 },
    { src: _mini_dron_iniciacion_3_640_avif, type: 'image/avif', width: 640 },
    { src: _mini_dron_iniciacion_3_1200_avif, type: 'image/avif', width: 1200 },
    { src: _mini_dron_iniciacion_3_320_webp, type: 'image/webp', width: 320 },
    { src: _mini_dron_iniciacion_3_640_webp, type: 'image/webp', width: 640 },
  ],
};

export const setBaterias1: Picture = {
  src: _set_baterias_1_640_webp,
  alt: 'Set de tres baterías con base de carga, vista de tres cuartos',
  caption: 'Set de tres baterías con base de carga',
  width: 1200,
  height: 1200,
  color: '#838180',
  lqip: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAgCdASoQABAABUB8JYwCdEf/gdJv7/IRj8bXwAD93u/9dJvpj6mG6FCNG51MDsOxAksYVNR0b9KBsP7785lZjhidJDCGotNNFtOv7OyzajEAAAA=',
  sources: [
    { src: _set_baterias_1_320_avif, type: 'image/avif', width: 320 },
    { src: _set_baterias_1_640_avif, type: 'image/avif', width: 640 },
    { src: _set_baterias_1_1200_avif, type: 'image/avif', width: 1200 },
    { src: _set_baterias_1_320_webp, type: 'image/webp', width: 320 },
    { src: _set_baterias_1_640_webp, type: 'image/webp', width: 640 },
  ],
};

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
