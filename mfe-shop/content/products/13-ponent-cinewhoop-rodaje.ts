import { cinewhoop1, cinewhoop2, cinewhoop3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Ponent Cinewhoop Rodaje',
  description: 'Cinewhoop con soporte amortiguado para cámara de acción y seis baterías.',
  price: 79_900,
  oldPrice: 89_900,
  rating: 4.5,
  reviews: 2,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: cinewhoop3,
};

export const details: ProductDetails = {
  longDescription: [
    'Para rodajes en los que la cámara la pone producción: soporte amortiguado para una cámara de acción, motores con margen para su peso y seis baterías para no parar entre tomas.',
    'La alimentación de la cámara sale del propio dron, así que puede volar sin su batería y aligerar el conjunto unos 40 g.',
  ],
  images: [cinewhoop3, cinewhoop1, cinewhoop2],
  specifications: [
    { name: 'Clase europea', value: 'C1 (subcategoría A1 con examen A1/A3)' },
    { name: 'Peso al despegue', value: '612 g con cámara de 150 g' },
    { name: 'Tiempo de vuelo', value: 'De 5 a 7 min con cámara' },
    { name: 'Hélices', value: '3,5", con conductos reforzados' },
    { name: 'Carga útil', value: 'Hasta 160 g, soporte amortiguado' },
    { name: 'Transmisión', value: 'Digital HD, 30 ms de latencia' },
    { name: 'Baterías incluidas', value: 'Seis, con cargador de seis bahías' },
    { name: 'Alimentación de cámara', value: '5 V, 2 A' },
  ],
  reviews: [
    {
      name: 'Cooperativa Plano Largo',
      rating: 5,
      date: '2026-07-20',
      text: 'Dos días de rodaje en una bodega sin una sola vibración en el material.',
    },
    {
      name: 'Enric B.',
      rating: 4,
      date: '2026-04-30',
      text: 'Las seis baterías son un acierto. El soporte pide una llave que no viene.',
    },
  ],
};
