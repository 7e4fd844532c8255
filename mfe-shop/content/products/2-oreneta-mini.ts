import { miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Oreneta Mini',
  description: 'Mini dron con aros de protección y vuelo asistido para aprender en casa.',
  price: 8_900,
  oldPrice: 11_900,
  rating: 4.3,
  reviews: 3,
  category: 'principiantes',
  stock: SAMPLE_STOCK,
  image: miniDronIniciacion1,
};

export const details: ProductDetails = {
  longDescription: [
    'Para aprender a volar sin romper nada, ni el dron ni la lámpara. Los aros rodean las cuatro hélices, mantiene la altura solo y se detiene en cuanto se sueltan las palancas.',
    'No lleva cámara y pesa 87 g, de modo que no hace falta registrarse. Aun así recomendamos empezar en interiores: con tan poco peso, cualquier brisa se lo lleva.',
  ],
  images: [miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3],
  specifications: [
    { name: 'Clase europea', value: 'C0, sin cámara' },
    { name: 'Peso al despegue', value: '87 g' },
    { name: 'Tiempo de vuelo', value: '8 min' },
    { name: 'Carga', value: '45 min por USB-C' },
    { name: 'Mantenimiento de altura', value: 'Barómetro y flujo óptico' },
    { name: 'Alcance', value: '50 m' },
    { name: 'Edad recomendada', value: 'A partir de 10 años' },
    { name: 'Incluye', value: 'Mando, dos baterías y hélices de repuesto' },
  ],
  reviews: [
    {
      name: 'Imma C.',
      rating: 5,
      date: '2026-10-06',
      text: 'Se ha dado contra todas las paredes de casa y sigue entero. Los aros funcionan.',
    },
    {
      name: 'Rubén H.',
      rating: 4,
      date: '2026-07-29',
      text: 'Ideal para entender las palancas. Las baterías duran poco, pero vienen dos.',
    },
    {
      name: 'Clara J.',
      rating: 4,
      date: '2026-06-02',
      text: 'Mi hija de once años lo domina mejor que yo. En el jardín, solo sin viento.',
    },
  ],
};
