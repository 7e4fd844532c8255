import { gafasFpv1, gafasFpv2, gafasFpv3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Gafas Horitzó',
  description: 'Gafas FPV digitales con pantallas OLED Full HD y ajuste dióptrico.',
  price: 54_900,
  oldPrice: null,
  rating: 4.5,
  reviews: 2,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: gafasFpv1,
};

export const details: ProductDetails = {
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
};
