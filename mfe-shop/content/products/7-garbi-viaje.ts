import { dronCompacto1, dronCompacto2, dronCompacto3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Garbí Viaje',
  description: 'El compacto de 248 g con mando con pantalla, tres baterías y bolsa.',
  price: 76_900,
  oldPrice: 84_900,
  rating: 4.5,
  reviews: 2,
  category: 'camara',
  stock: SAMPLE_STOCK,
  image: dronCompacto2,
};

export const details: ProductDetails = {
  longDescription: [
    'El Garbí Compacto con todo lo que acaba haciendo falta en un viaje: mando con pantalla, para no depender del móvil, tres baterías, cargador de tres bahías y una bolsa que se lleva al hombro.',
    'Con las baterías de serie sigue pesando 248 g y perteneciendo a la clase C0. Cada una guarda 18,9 Wh, muy por debajo del límite de equipaje de mano de las aerolíneas.',
  ],
  images: [dronCompacto2, dronCompacto1, dronCompacto3],
  specifications: [
    { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
    { name: 'Peso al despegue', value: '248 g' },
    { name: 'Tiempo de vuelo', value: '30 min por batería, 90 min en total' },
    { name: 'Sensor', value: '1/1,3", 48 Mpx, f/1,7' },
    { name: 'Vídeo', value: '4K a 60 fps, vertical a tamaño completo' },
    { name: 'Mando', value: 'Con pantalla de 5,5", 700 cd/m²' },
    { name: 'Baterías incluidas', value: 'Tres de 18,9 Wh' },
    { name: 'Peso de la bolsa completa', value: '1,6 kg' },
  ],
  reviews: [
    {
      name: 'Raquel T.',
      rating: 5,
      date: '2026-09-04',
      text: 'Tres semanas por los Pirineos y ni una vez me quedé sin batería. El mando con pantalla merece la pena.',
    },
    {
      name: 'Ferran L.',
      rating: 4,
      date: '2026-07-01',
      text: 'Conjunto muy completo. La bolsa va justa si se añaden filtros.',
    },
  ],
};
