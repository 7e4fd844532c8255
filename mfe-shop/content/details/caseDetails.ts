import { maletaRigida1, maletaRigida2, maletaRigida3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Hard cases. */
export const caseDetails: Readonly<Record<number, ProductDetails>> = {
  26: {
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
  },
  27: {
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
  },
};
