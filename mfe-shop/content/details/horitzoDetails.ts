import { gafasFpv1, gafasFpv2, gafasFpv3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** FPV goggles. */
export const horitzoDetails: Readonly<Record<number, ProductDetails>> = {
  15: {
    longDescription: [
      'Dos pantallas OLED Full HD, ajuste de distancia entre pupilas y corrección de −6 a +2 dioptrías: se ve nítido sin llevar las gafas graduadas debajo.',
      'Reciben vídeo digital de los drones Ponent y Xaloc Freestyle, y graban en tarjeta lo que se ve. Llevan salida HDMI para que quien observa también vea el vuelo.',
    ],
    images: [gafasFpv1, gafasFpv2, gafasFpv3],
    specifications: [
      { name: 'Pantallas', value: 'Dos OLED de 1.920 × 1.080, 100 Hz' },
      { name: 'Campo de visión', value: '51°' },
      { name: 'Corrección', value: 'De −6 a +2 dioptrías' },
      { name: 'Distancia pupilar', value: 'De 56 a 72 mm' },
      { name: 'Latencia', value: '24 ms' },
      { name: 'Grabación', value: 'Tarjeta microSD, 1080p a 60 fps' },
      { name: 'Autonomía', value: '3 h' },
      { name: 'Peso', value: '410 g con cinta' },
    ],
    reviews: [
      {
        name: 'Quim D.',
        rating: 5,
        date: '2026-10-17',
        text: 'Con cinco dioptrías por fin vuelo sin gafas debajo. Solo por eso, cinco estrellas.',
      },
      {
        name: 'Sílvia A.',
        rating: 4,
        date: '2026-07-25',
        text: 'Imagen magnífica. El ventilador tarda un poco en desempañar en invierno.',
      },
    ],
  },
  16: {
    longDescription: [
      'Unas gafas de caja, con una sola pantalla grande y espacio para las graduadas. Pesan algo más y se ve un poco menos, pero cuestan la tercera parte y sirven para saber si el FPV es lo tuyo.',
      'Reciben vídeo analógico y digital. En un curso o en un rodaje hacen muy buen papel como gafas de acompañante.',
    ],
    images: [gafasFpv2, gafasFpv1, gafasFpv3],
    specifications: [
      { name: 'Pantalla', value: 'LCD de 4,5", 1.280 × 720' },
      { name: 'Campo de visión', value: '55°' },
      { name: 'Gafas graduadas', value: 'Compatibles' },
      { name: 'Recepción', value: 'Analógica 5,8 GHz y digital HD' },
      { name: 'Latencia', value: '34 ms en digital' },
      { name: 'Autonomía', value: '2,5 h' },
      { name: 'Peso', value: '495 g' },
    ],
    reviews: [
      {
        name: 'Maria José L.',
        rating: 5,
        date: '2026-09-02',
        text: 'Las uso para que mis clientes vean el vuelo en directo. Encantados.',
      },
      {
        name: 'Adrià T.',
        rating: 4,
        date: '2026-05-27',
        text: 'Para empezar, perfectas. A la hora pesan un poco en la nariz.',
      },
      {
        name: 'Nuria F.',
        rating: 3,
        date: '2026-02-20',
        text: 'Correctas por lo que cuestan. Los bordes de la pantalla se ven blandos.',
      },
    ],
  },
};
