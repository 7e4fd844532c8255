import { cinewhoop1, cinewhoop2, cinewhoop3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Ponent Cinewhoop 2,5',
  description: 'Más pequeño y silencioso: 239 g para pasillos, tiendas y viviendas.',
  price: 36_900,
  oldPrice: null,
  rating: 4.3,
  reviews: 3,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: cinewhoop2,
};

export const details: ProductDetails = {
  longDescription: [
    'Dos pulgadas y media y 239 g: el cinewhoop que se oye menos y cabe por más sitios. Para tiendas abiertas, museos antes de hora y pisos donde un 3 pulgadas levantaría los papeles de la mesa.',
    'Graba 4K a 30 fotogramas. Con menos de 250 g entra en la clase C0, y al llevar cámara hay que registrarse como operador.',
  ],
  images: [cinewhoop2, cinewhoop1, cinewhoop3],
  specifications: [
    { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
    { name: 'Peso al despegue', value: '239 g' },
    { name: 'Tiempo de vuelo', value: '7 min' },
    { name: 'Hélices', value: '2,5", con conductos' },
    { name: 'Vídeo', value: '4K a 30 fps, 150° de campo' },
    { name: 'Transmisión', value: 'Digital HD, 32 ms de latencia' },
    { name: 'Ruido', value: '76 dB(A) a 1 m' },
    { name: 'Velocidad máxima', value: '14 m/s' },
  ],
  reviews: [
    {
      name: 'Anna W.',
      rating: 5,
      date: '2026-09-19',
      text: 'Grabamos la tienda con clientes dentro y nadie se molestó por el ruido.',
    },
    {
      name: 'Dani C.',
      rating: 4,
      date: '2026-06-15',
      text: 'Ágil y discreto. En exterior, con brisa, se queda corto.',
    },
    {
      name: 'Museu de la Pesca Blava',
      rating: 4,
      date: '2026-03-07',
      text: 'Pasó entre las vitrinas sin un susto. Lo repetiremos para cada exposición.',
    },
  ],
};
