import { gafasFpv1, gafasFpv2, gafasFpv3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Gafas Horitzó Escuela',
  description: 'Gafas FPV sencillas, compatibles con gafas graduadas, para empezar o acompañar.',
  price: 19_900,
  oldPrice: 24_900,
  rating: 4,
  reviews: 3,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: gafasFpv2,
};

export const details: ProductDetails = {
  longDescription: [
    'Unas gafas de caja, con una sola pantalla grande y espacio para las graduadas. Pesan algo más y se ve un poco menos, pero cuestan la tercera parte y sirven para saber si el FPV es lo tuyo.',
    'Reciben vídeo analógico y digital. En un curso o en un rodaje hacen muy buen papel como gafas de acompañante.',
  ],
  images: [gafasFpv2, gafasFpv1, gafasFpv3],
  specifications: [
    { name: 'Pantalla', value: 'LCD de 4,5", 1.280 × 720' },
    { name: 'Campo de visión', value: '55°' },
    { name: 'Gafas graduadas', value: 'Compatibles' },
    { name: 'Recepción', value: 'Analógica 5,8 GHz y digital HD' },
    { name: 'Latencia', value: '34 ms en digital' },
    { name: 'Autonomía', value: '2,5 h' },
    { name: 'Peso', value: '495 g' },
  ],
  reviews: [
    {
      name: 'Maria José L.',
      rating: 5,
      date: '2026-09-02',
      text: 'Las uso para que mis clientes vean el vuelo en directo. Encantados.',
    },
    {
      name: 'Adrià T.',
      rating: 4,
      date: '2026-05-27',
      text: 'Para empezar, perfectas. A la hora pesan un poco en la nariz.',
    },
    {
      name: 'Nuria F.',
      rating: 3,
      date: '2026-02-20',
      text: 'Correctas por lo que cuestan. Los bordes de la pantalla se ven blandos.',
    },
  ],
};
