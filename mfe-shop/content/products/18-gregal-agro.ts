import { hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Gregal Agro',
  description: 'Sensor multiespectral de cinco bandas para índices de vigor y riego.',
  price: 459_900,
  oldPrice: 495_000,
  rating: 4.5,
  reviews: 2,
  category: 'cartografia',
  stock: SAMPLE_STOCK,
  image: hexacopteroCartografia3,
};

export const details: ProductDetails = {
  longDescription: [
    'Cinco bandas calibradas (azul, verde, rojo, borde rojo e infrarrojo cercano) y un sensor de luz incidente, para que el índice de hoy se pueda comparar con el del mes pasado.',
    'Los mapas de vigor salen listos para la mayoría de sistemas de riego y abonado variable. Un índice señala dónde mirar; el motivo lo sigue encontrando alguien que pisa el campo.',
  ],
  images: [hexacopteroCartografia3, hexacopteroCartografia1, hexacopteroCartografia2],
  specifications: [
    { name: 'Clase europea', value: 'C3 (subcategoría A3, o categoría específica)' },
    { name: 'Peso al despegue', value: '5,9 kg' },
    { name: 'Tiempo de vuelo', value: '46 min con sensor' },
    { name: 'Sensor', value: 'Cinco bandas, 5 Mpx cada una, obturador global' },
    { name: 'Bandas', value: '450, 560, 650, 730 y 840 nm' },
    { name: 'Luz incidente', value: 'Sensor superior y panel de calibración' },
    { name: 'GSD', value: '5,3 cm a 110 m' },
    { name: 'Cobertura', value: '80 ha por vuelo' },
    { name: 'Posicionamiento', value: 'RTK, doble frecuencia' },
  ],
  reviews: [
    {
      name: 'Celler Puig Roig',
      rating: 5,
      date: '2026-09-08',
      text: 'Vendimiamos por zonas según el mapa y la maduración fue mucho más pareja.',
    },
    {
      name: 'Cooperativa del Baix Ter',
      rating: 4,
      date: '2026-05-14',
      text: 'Datos muy consistentes entre vuelos. El programa de proceso pide un buen ordenador.',
    },
  ],
};
