import { maletaRigida1, maletaRigida2, maletaRigida3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Maleta rígida 62 l con ruedas',
  description: 'Para drones profesionales: ruedas, asa telescópica y espuma a medida.',
  price: 27_900,
  oldPrice: 32_900,
  rating: 4.3,
  reviews: 3,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: maletaRigida3,
};

export const details: ProductDetails = {
  longDescription: [
    'La maleta de los equipos grandes: ruedas de goma que no suenan en el hotel, asa telescópica de aluminio y sitio para un Mestral completo con dos mandos y ocho baterías.',
    'La espuma se corta a medida con la plantilla que se elija. Vacía pesa 7,8 kg: conviene contarlo antes de facturar.',
  ],
  images: [maletaRigida3, maletaRigida1, maletaRigida2],
  specifications: [
    { name: 'Volumen', value: '62 l' },
    { name: 'Medidas exteriores', value: '630 × 500 × 302 mm' },
    { name: 'Peso vacía', value: '7,8 kg' },
    { name: 'Protección', value: 'IP67' },
    { name: 'Material', value: 'Polipropileno reforzado' },
    { name: 'Ruedas', value: 'Dos de goma, con rodamientos' },
    { name: 'Asa', value: 'Telescópica de aluminio, tres laterales' },
    { name: 'Espuma', value: 'Cortada a medida, tres plantillas' },
  ],
  reviews: [
    {
      name: 'Àngel C.',
      rating: 5,
      date: '2026-09-10',
      text: 'Dos temporadas de bodas y como nueva.',
    },
    {
      name: 'Isabel Y.',
      rating: 4,
      date: '2026-06-27',
      text: 'Cabe todo lo que dice. Cargada, mejor entre dos para subirla al coche.',
    },
    {
      name: 'Roger H.',
      rating: 4,
      date: '2026-03-03',
      text: 'Las ruedas van finas. Un asa más atrás no le sobraría.',
    },
  ],
};
