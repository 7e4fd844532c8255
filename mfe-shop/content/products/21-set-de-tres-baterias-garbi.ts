import { setBaterias1, setBaterias2, setBaterias3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Set de tres baterías Garbí',
  description: 'Tres baterías de 30 minutos y base de carga para los drones Garbí.',
  price: 17_900,
  oldPrice: 20_900,
  rating: 4.7,
  reviews: 3,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: setBaterias1,
};

export const details: ProductDetails = {
  longDescription: [
    'Tres baterías para los drones Garbí de 248 g y una base que las carga por orden: primero la más llena, para tener una lista cuanto antes.',
    'La base también devuelve energía, y con una batería cargada alimenta el móvil o el mando. Cada batería guarda 18,9 Wh y viaja sin trámites en el equipaje de mano.',
  ],
  images: [setBaterias1, setBaterias2, setBaterias3],
  specifications: [
    { name: 'Compatibilidad', value: 'Garbí Compacto y Garbí Viaje' },
    { name: 'Capacidad', value: '2.590 mAh, 7,3 V, 18,9 Wh' },
    { name: 'Tiempo de vuelo', value: '30 min por batería' },
    { name: 'Carga', value: '55 min cada una, 30 W' },
    { name: 'Salida USB-C', value: '15 W' },
    { name: 'Ciclos', value: '200 hasta el 80 % de capacidad' },
    { name: 'Peso', value: '77 g por batería' },
  ],
  reviews: [
    {
      name: 'Jaume O.',
      rating: 5,
      date: '2026-10-10',
      text: 'Que cargue primero la más llena parece una tontería y es lo mejor.',
    },
    {
      name: 'Cristina V.',
      rating: 5,
      date: '2026-07-07',
      text: 'Hora y media de vuelo en el bolsillo.',
    },
    {
      name: 'Hugo P.',
      rating: 4,
      date: '2026-03-12',
      text: 'Buenas baterías. El cable de la base es corto.',
    },
  ],
};
