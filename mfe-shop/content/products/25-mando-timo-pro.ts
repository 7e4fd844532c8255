import { mandoControl1, mandoControl2, mandoControl3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Mando Timó Pro',
  description: 'Pantalla de 7 pulgadas, salida HDMI y doble operador para rodajes.',
  price: 99_900,
  oldPrice: 114_900,
  rating: 4.5,
  reviews: 2,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: mandoControl3,
};

export const details: ProductDetails = {
  longDescription: [
    'El mando de rodaje: pantalla de 7 pulgadas y 1.400 cd/m², salida HDMI limpia para el monitor de dirección y doble operador, uno al vuelo y otro a la cámara.',
    'Las baterías se cambian sin apagarlo. Lleva rosca de trípode, anclajes para correa y cuatro botones que se programan para cada trabajo.',
  ],
  images: [mandoControl3, mandoControl1, mandoControl2],
  specifications: [
    { name: 'Compatibilidad', value: 'Mestral y Gregal' },
    { name: 'Pantalla', value: '7", 1.920 × 1.200, 1.400 cd/m²' },
    { name: 'Salida de vídeo', value: 'HDMI, 1080p a 60 fps, sin datos en pantalla' },
    { name: 'Doble operador', value: 'Vuelo y cámara' },
    { name: 'Transmisión', value: '2,4 y 5,8 GHz, módulo 4G opcional' },
    { name: 'Autonomía', value: '3,5 h, baterías intercambiables' },
    { name: 'Protección', value: 'IP54' },
    { name: 'Peso', value: '1,2 kg' },
  ],
  reviews: [
    {
      name: 'Núvol Produccions',
      rating: 5,
      date: '2026-09-27',
      text: 'La salida HDMI limpia nos permite llevar la señal al combo sin inventos.',
    },
    {
      name: 'Albert F.',
      rating: 4,
      date: '2026-06-18',
      text: 'Pantalla espectacular. Con el arnés se agradece, porque pesa.',
    },
  ],
};
