import { dronFpvRacer1, dronFpvRacer2, dronFpvRacer3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Xaloc 5',
  description: 'Dron FPV de carreras de cinco pulgadas, montado y probado en vuelo.',
  price: 42_900,
  oldPrice: null,
  rating: 4.7,
  reviews: 3,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: dronFpvRacer1,
};

export const details: ProductDetails = {
  longDescription: [
    'Cinco pulgadas, chasis de carbono y nada que sobre. El Xaloc 5 sale del taller montado, configurado y con un vuelo de prueba: se enlaza el mando, se ponen las gafas y a la puerta.',
    'Un dron FPV no se sostiene solo: sin manos en las palancas, cae. Recomendamos al menos diez horas de simulador antes del primer vuelo, y un observador al lado, que además es obligatorio cuando se vuela con gafas.',
  ],
  images: [dronFpvRacer1, dronFpvRacer2, dronFpvRacer3],
  specifications: [
    { name: 'Clase europea', value: 'C4 (subcategoría A3)' },
    { name: 'Peso al despegue', value: '668 g con batería' },
    { name: 'Tiempo de vuelo', value: 'De 4 a 6 min' },
    { name: 'Chasis', value: 'Carbono, 225 mm, brazos de 5 mm' },
    { name: 'Motores', value: '2207, 1.950 KV' },
    { name: 'Controladora', value: 'F7 con ESC de 50 A' },
    { name: 'Vídeo', value: 'Analógico, 5,8 GHz' },
    { name: 'Velocidad máxima', value: '150 km/h' },
    { name: 'Batería', value: '6S 1.300 mAh, no incluida' },
  ],
  reviews: [
    {
      name: 'Biel M.',
      rating: 5,
      date: '2026-09-30',
      text: 'Llegó con los PID bien afinados. Enlacé y volé, literalmente.',
    },
    {
      name: 'Iker Z.',
      rating: 5,
      date: '2026-07-12',
      text: 'Tres choques serios y solo un brazo roto. Se cambia en diez minutos.',
    },
    {
      name: 'Mireia P.',
      rating: 4,
      date: '2026-04-15',
      text: 'Vuela muy bien. Le habría puesto ya un conector de batería más robusto.',
    },
  ],
};
