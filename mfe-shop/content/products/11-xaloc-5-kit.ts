import { dronFpvRacer1, dronFpvRacer2, dronFpvRacer3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Xaloc 5 Kit',
  description: 'El mismo dron para montar en casa: piezas, tornillería y manual de soldadura.',
  price: 31_900,
  oldPrice: null,
  rating: 4,
  reviews: 2,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: dronFpvRacer2,
};

export const details: ProductDetails = {
  longDescription: [
    'Todas las piezas del Xaloc 5 para montarlo en casa, con la tornillería separada por pasos y un manual que no da la soldadura por sabida.',
    'Se tarda entre seis y ocho horas la primera vez. Hacen falta soldador, multímetro y paciencia. A cambio, la primera reparación ya no da miedo. Un dron montado en casa se considera de construcción privada y se vuela en la subcategoría A3.',
  ],
  images: [dronFpvRacer2, dronFpvRacer1, dronFpvRacer3],
  specifications: [
    { name: 'Clase europea', value: 'Construcción privada (subcategoría A3)' },
    { name: 'Peso al despegue', value: '668 g con batería' },
    { name: 'Montaje', value: 'De 6 a 8 h, con soldadura' },
    { name: 'Chasis', value: 'Carbono, 225 mm, brazos de 5 mm' },
    { name: 'Motores', value: '2207, 1.950 KV' },
    { name: 'Controladora', value: 'F7 con ESC de 50 A' },
    { name: 'Vídeo', value: 'Analógico, 5,8 GHz' },
    { name: 'Manual', value: '64 páginas ilustradas, en español' },
  ],
  reviews: [
    {
      name: 'Laura G.',
      rating: 4,
      date: '2026-05-22',
      text: 'El manual es lo mejor. Tuve que repetir dos soldaduras y lo explica bien.',
    },
    {
      name: 'Xavier E.',
      rating: 4,
      date: '2026-02-14',
      text: 'Montarlo con mi hijo ha sido media diversión. Faltaba un tornillo M3, nada grave.',
    },
  ],
};
