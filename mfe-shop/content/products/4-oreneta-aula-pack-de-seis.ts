import { miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Oreneta Aula: pack de seis',
  description: 'Seis mini drones programables con guía didáctica para centros y talleres.',
  price: 74_900,
  oldPrice: 83_400,
  rating: 5,
  reviews: 2,
  category: 'principiantes',
  stock: SAMPLE_STOCK,
  image: miniDronIniciacion2,
};

export const details: ProductDetails = {
  longDescription: [
    'Seis mini drones para trabajar por parejas o en grupo, con una guía didáctica de doce sesiones: de las fuerzas que actúan sobre una hélice a un vuelo en formación.',
    'Se programan por bloques o en Python desde cualquier ordenador con Bluetooth. No llevan cámara, lo que simplifica mucho los permisos en un centro educativo.',
  ],
  images: [miniDronIniciacion2, miniDronIniciacion1, miniDronIniciacion3],
  specifications: [
    { name: 'Contenido', value: 'Seis drones, seis mandos, doce baterías' },
    { name: 'Clase europea', value: 'C0, sin cámara' },
    { name: 'Peso al despegue', value: '92 g por dron' },
    { name: 'Tiempo de vuelo', value: '8 min' },
    { name: 'Programación', value: 'Bloques y Python, por Bluetooth' },
    { name: 'Carga', value: 'Estación de seis bahías' },
    { name: 'Guía didáctica', value: 'Doce sesiones, de 10 a 16 años' },
    { name: 'Maleta', value: 'Con espuma a medida' },
  ],
  reviews: [
    {
      name: 'Institut Vall del Ter',
      rating: 5,
      date: '2026-10-11',
      text: 'La guía está bien pensada y la estación de carga evita el caos al final de la clase.',
    },
    {
      name: 'Taller L’Enlairada',
      rating: 5,
      date: '2026-03-19',
      text: 'Dos cursos de uso diario y solo hemos cambiado hélices.',
    },
  ],
};
