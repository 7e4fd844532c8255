import { dronCamaraPro1, dronCamaraPro2, dronCompacto2, dronCompacto3 } from '../../media/pictures';
import type { Product } from './product';
import { SAMPLE_STOCK } from './sampleStock';

export const cameraProducts: readonly Product[] = [
  {
    id: 1,
    name: 'Mestral Pro',
    description: 'Dron estabilizado de clase C2 con sensor de gran formato y vídeo 5,1K.',
    price: 289_900,
    oldPrice: 329_900,
    rating: 4.8,
    reviews: 4,
    category: 'camara',
    stock: SAMPLE_STOCK,
    image: dronCamaraPro1,
  },
  {
    id: 6,
    name: 'Mestral Pro Cine',
    description: 'La versión de rodaje: grabación interna sin pérdidas, SSD de 1 TB y dos mandos.',
    price: 449_900,
    oldPrice: null,
    rating: 4.7,
    reviews: 3,
    category: 'camara',
    stock: SAMPLE_STOCK,
    image: dronCamaraPro2,
  },
  {
    id: 7,
    name: 'Garbí Viaje',
    description: 'El compacto de 248 g con mando con pantalla, tres baterías y bolsa.',
    price: 76_900,
    oldPrice: 84_900,
    rating: 4.5,
    reviews: 2,
    category: 'camara',
    stock: SAMPLE_STOCK,
    image: dronCompacto2,
  },
  {
    id: 8,
    name: 'Garbí Plus',
    description: 'Clase C1, sensor de una pulgada y detección de obstáculos en todas direcciones.',
    price: 109_900,
    oldPrice: null,
    rating: 4.3,
    reviews: 3,
    category: 'camara',
    stock: SAMPLE_STOCK,
    image: dronCompacto3,
  },
];
