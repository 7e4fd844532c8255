import { hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Gregal Carto RTK',
  description: 'Hexacóptero de cartografía con RTK y cámara de 45 Mpx de obturador mecánico.',
  price: 489_900,
  oldPrice: null,
  rating: 5,
  reviews: 2,
  category: 'cartografia',
  stock: SAMPLE_STOCK,
  image: hexacopteroCartografia1,
};

export const details: ProductDetails = {
  longDescription: [
    'Seis rotores, posicionamiento RTK y una cámara de 45 megapíxeles con obturador mecánico: cada disparo queda fechado al microsegundo y situado al centímetro.',
    'A 110 metros de altura da un GSD de 1,4 cm y cubre unas 60 hectáreas por vuelo con un solape del 75 %. Con la base o una red de correcciones, la precisión horizontal es de 1 a 2 cm y la vertical de 2 a 3 cm. Los puntos de control en tierra siguen siendo la única forma de demostrarlo, y los recomendamos siempre.',
  ],
  images: [hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3],
  specifications: [
    { name: 'Clase europea', value: 'C3 (subcategoría A3, o categoría específica)' },
    { name: 'Peso al despegue', value: '6,4 kg' },
    { name: 'Tiempo de vuelo', value: '42 min con cámara' },
    { name: 'Cámara', value: 'Formato completo, 45 Mpx, 35 mm, obturador mecánico' },
    { name: 'GSD', value: '1,4 cm a 110 m' },
    { name: 'Posicionamiento', value: 'RTK y PPK, doble frecuencia' },
    { name: 'Precisión', value: '1 cm + 1 ppm horizontal, 1,5 cm + 1 ppm vertical' },
    { name: 'Cobertura', value: '60 ha por vuelo, solape del 75 %' },
    { name: 'Viento máximo', value: '12 m/s' },
    { name: 'Protección', value: 'IP45' },
  ],
  reviews: [
    {
      name: 'Topografia Alt Empordà',
      rating: 5,
      date: '2026-10-01',
      text: 'Comprobado con doce puntos de control: error medio de 1,8 cm. Lo que promete la ficha.',
    },
    {
      name: 'Manel U.',
      rating: 5,
      date: '2026-06-30',
      text: 'El rotor de más da tranquilidad. Con cinco aterriza sin drama, lo hemos probado.',
    },
  ],
};
