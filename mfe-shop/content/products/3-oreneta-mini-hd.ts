import { miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Oreneta Mini HD',
  description: 'El mini dron de iniciación con cámara HD y tres baterías.',
  price: 14_900,
  oldPrice: null,
  rating: 4.5,
  reviews: 2,
  category: 'principiantes',
  stock: SAMPLE_STOCK,
  image: miniDronIniciacion3,
};

export const details: ProductDetails = {
  longDescription: [
    'El mismo mini dron protegido, con una cámara HD que guarda en tarjeta y transmite al móvil. No busca calidad de cine, sino que quien aprende vea lo que ve el dron.',
    'Con tres baterías hay casi media hora de vuelo por sesión. Al llevar cámara, el operador debe registrarse, aunque el dron pese solo 94 g.',
  ],
  images: [miniDronIniciacion3, miniDronIniciacion1, miniDronIniciacion2],
  specifications: [
    { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
    { name: 'Peso al despegue', value: '94 g' },
    { name: 'Tiempo de vuelo', value: '9 min por batería' },
    { name: 'Cámara', value: '2 Mpx, vídeo 1080p, estabilización electrónica' },
    { name: 'Mantenimiento de altura', value: 'Barómetro y flujo óptico' },
    { name: 'Alcance', value: '80 m' },
    { name: 'Edad recomendada', value: 'A partir de 12 años' },
    { name: 'Incluye', value: 'Mando, tres baterías y tarjeta de 32 GB' },
  ],
  reviews: [
    {
      name: 'Eva K.',
      rating: 5,
      date: '2026-09-15',
      text: 'La primera vez que se vieron desde arriba en el patio fue una fiesta.',
    },
    {
      name: 'David Q.',
      rating: 4,
      date: '2026-05-08',
      text: 'Cumple. La imagen es sencilla, como dice la descripción.',
    },
  ],
};
