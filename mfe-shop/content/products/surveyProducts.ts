import {
  dronCamaraPro3,
  hexacopteroCartografia1,
  hexacopteroCartografia2,
  hexacopteroCartografia3,
} from '../../media/pictures';
import type { Product } from './product';
import { SAMPLE_STOCK } from './sampleStock';

export const surveyProducts: readonly Product[] = [
  {
    id: 17,
    name: 'Gregal Carto RTK',
    description: 'Hexacóptero de cartografía con RTK y cámara de 45 Mpx de obturador mecánico.',
    price: 489_900,
    oldPrice: null,
    rating: 5,
    reviews: 2,
    category: 'cartografia',
    stock: SAMPLE_STOCK,
    image: hexacopteroCartografia1,
  },
  {
    id: 18,
    name: 'Gregal Agro',
    description: 'Sensor multiespectral de cinco bandas para índices de vigor y riego.',
    price: 459_900,
    oldPrice: 495_000,
    rating: 4.5,
    reviews: 2,
    category: 'cartografia',
    stock: SAMPLE_STOCK,
    image: hexacopteroCartografia3,
  },
  {
    id: 19,
    name: 'Gregal Base',
    description: 'La plataforma de seis rotores sin cámara, para la carga útil que ya tienes.',
    price: 349_900,
    oldPrice: null,
    rating: 4.3,
    reviews: 3,
    category: 'cartografia',
    stock: SAMPLE_STOCK,
    image: hexacopteroCartografia2,
  },
  {
    id: 20,
    name: 'Mestral Térmico',
    description: 'Cámara térmica radiométrica de 640 × 512 y cámara visible en un solo dron.',
    price: 419_900,
    oldPrice: 459_900,
    rating: 4.7,
    reviews: 3,
    category: 'cartografia',
    stock: SAMPLE_STOCK,
    image: dronCamaraPro3,
  },
];
