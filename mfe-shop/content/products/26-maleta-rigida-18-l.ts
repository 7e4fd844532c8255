import { maletaRigida1, maletaRigida2, maletaRigida3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Maleta rígida 18 l',
  description: 'Maleta estanca IP67 para un dron compacto, mando y seis baterías.',
  price: 12_900,
  oldPrice: null,
  rating: 5,
  reviews: 2,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: maletaRigida1,
};

export const details: ProductDetails = {
  longDescription: [
    'Estanca, con válvula de presión y espuma troquelada para un dron compacto, su mando, seis baterías y los filtros. Cabe bajo el asiento de un avión.',
    'La espuma viene en dos capas: una cortada a medida de los Garbí y otra de cubos para lo que no habíamos previsto.',
  ],
  images: [maletaRigida1, maletaRigida2, maletaRigida3],
  specifications: [
    { name: 'Volumen', value: '18 l' },
    { name: 'Medidas exteriores', value: '430 × 340 × 165 mm' },
    { name: 'Peso vacía', value: '2,4 kg' },
    { name: 'Protección', value: 'IP67' },
    { name: 'Material', value: 'Polipropileno reforzado' },
    { name: 'Cierres', value: 'Dos, con ojal para candado' },
    { name: 'Espuma', value: 'Troquelada Garbí y capa de cubos' },
  ],
  reviews: [
    {
      name: 'Montse D.',
      rating: 5,
      date: '2026-08-31',
      text: 'Se cayó de la barca, flotó y dentro estaba todo seco.',
    },
    {
      name: 'Guillem R.',
      rating: 5,
      date: '2026-04-11',
      text: 'Robusta y compacta. La capa de cubos es un acierto.',
    },
  ],
};
