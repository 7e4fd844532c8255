import { setBaterias1, setBaterias2, setBaterias3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Set de tres baterías Mestral',
  description: 'Tres baterías inteligentes de 43 minutos y base de carga rápida.',
  price: 52_900,
  oldPrice: null,
  rating: 4.5,
  reviews: 2,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: setBaterias2,
};

export const details: ProductDetails = {
  longDescription: [
    'El juego de un día de trabajo: tres baterías Mestral y una base de 200 W que deja cada una al 90 % en 50 minutos.',
    'Se descargan solas al nivel de almacenamiento a los cinco días, que es lo que más alarga la vida de una batería de litio. Con 77 Wh quedan por debajo de los 100 Wh que las aerolíneas admiten en cabina sin autorización.',
  ],
  images: [setBaterias2, setBaterias1, setBaterias3],
  specifications: [
    { name: 'Compatibilidad', value: 'Mestral Pro, Cine y Térmico' },
    { name: 'Capacidad', value: '5.000 mAh, 15,4 V, 77 Wh' },
    { name: 'Tiempo de vuelo', value: '43 min por batería en el Mestral Pro' },
    { name: 'Carga', value: '50 min al 90 %, 200 W' },
    { name: 'Almacenamiento', value: 'Descarga automática al 60 %' },
    { name: 'Temperatura de uso', value: 'De −10 a 40 °C' },
    { name: 'Peso', value: '335 g por batería' },
  ],
  reviews: [
    {
      name: 'Foto Aèria Segre',
      rating: 5,
      date: '2026-09-21',
      text: 'Con la base en el coche ya no hay que parar a mediodía.',
    },
    {
      name: 'Víctor M.',
      rating: 4,
      date: '2026-06-05',
      text: 'Cargan muy rápido. La base se calienta, mejor a la sombra.',
    },
  ],
};
