import { dronCompacto1, miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3 } from '../../media/pictures';
import type { Product } from './product';
import { SAMPLE_STOCK } from './sampleStock';

export const beginnerProducts: readonly Product[] = [
  {
    id: 2,
    name: 'Oreneta Mini',
    description: 'Mini dron con aros de protección y vuelo asistido para aprender en casa.',
    price: 8_900,
    oldPrice: 11_900,
    rating: 4.3,
    reviews: 3,
    category: 'principiantes',
    stock: SAMPLE_STOCK,
    image: miniDronIniciacion1,
  },
  {
    id: 3,
    name: 'Oreneta Mini HD',
    description: 'El mini dron de iniciación con cámara HD y tres baterías.',
    price: 14_900,
    oldPrice: null,
    rating: 4.5,
    reviews: 2,
    category: 'principiantes',
    stock: SAMPLE_STOCK,
    image: miniDronIniciacion3,
  },
  {
    id: 4,
    name: 'Oreneta Aula: pack de seis',
    description: 'Seis mini drones programables con guía didáctica para centros y talleres.',
    price: 74_900,
    oldPrice: 83_400,
    rating: 5,
    reviews: 2,
    category: 'principiantes',
    stock: SAMPLE_STOCK,
    image: miniDronIniciacion2,
  },
  {
    id: 5,
    name: 'Garbí Compacto',
    description: 'Plegable de 248 g, clase C0, con cámara 4K estabilizada en tres ejes.',
    price: 44_900,
    oldPrice: 49_900,
    rating: 4.7,
    reviews: 3,
    category: 'principiantes',
    stock: SAMPLE_STOCK,
    image: dronCompacto1,
  },
];
