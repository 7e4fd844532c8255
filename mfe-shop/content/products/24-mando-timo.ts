import { mandoControl1, mandoControl2, mandoControl3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Mando Timó',
  description: 'Mando con pantalla de 5,5 pulgadas que se lee a pleno sol.',
  price: 34_900,
  oldPrice: null,
  rating: 4.7,
  reviews: 3,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: mandoControl1,
};

export const details: ProductDetails = {
  longDescription: [
    'Un mando con pantalla propia evita la mitad de los problemas de un día de vuelo: no entra ninguna llamada, no se calienta el móvil y se lee al sol.',
    'Enlaza con los drones Garbí y Mestral Pro. Las palancas se desenroscan y se guardan en la carcasa.',
  ],
  images: [mandoControl1, mandoControl2, mandoControl3],
  specifications: [
    { name: 'Compatibilidad', value: 'Garbí y Mestral Pro' },
    { name: 'Pantalla', value: '5,5", 1.920 × 1.080, 700 cd/m²' },
    { name: 'Transmisión', value: '2,4 y 5,8 GHz, cambio automático' },
    { name: 'Autonomía', value: '4 h' },
    { name: 'Almacenamiento', value: '32 GB y tarjeta microSD' },
    { name: 'Carga', value: 'USB-C, 90 min' },
    { name: 'Peso', value: '390 g' },
  ],
  reviews: [
    {
      name: 'Gemma L.',
      rating: 5,
      date: '2026-10-03',
      text: 'Dejar el móvil en el bolsillo mientras vuelo no tiene precio.',
    },
    {
      name: 'Andrés B.',
      rating: 5,
      date: '2026-08-13',
      text: 'Se ve bien incluso en la playa a mediodía.',
    },
    {
      name: 'Lidia P.',
      rating: 4,
      date: '2026-05-19',
      text: 'Muy cómodo. La tapa del puerto USB es delicada.',
    },
  ],
};
