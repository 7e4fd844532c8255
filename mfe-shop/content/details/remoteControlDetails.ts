import { mandoControl1, mandoControl2, mandoControl3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Remote controls with a screen. */
export const remoteControlDetails: Readonly<Record<number, ProductDetails>> = {
  24: {
    longDescription: [
      'Un mando con pantalla propia evita la mitad de los problemas de un día de vuelo: no entra ninguna llamada, no se calienta el móvil y se lee al sol.',
      'Enlaza con los drones Garbí y Mestral Pro. Las palancas se desenroscan y se guardan en la carcasa.',
    ],
    images: [mandoControl1, mandoControl2, mandoControl3],
    specifications: [
      { name: 'Compatibilidad', value: 'Garbí y Mestral Pro' },
      { name: 'Pantalla', value: '5,5", 1.920 × 1.080, 700 cd/m²' },
      { name: 'Transmisión', value: '2,4 y 5,8 GHz, cambio automático' },
      { name: 'Autonomía', value: '4 h' },
      { name: 'Almacenamiento', value: '32 GB y tarjeta microSD' },
      { name: 'Carga', value: 'USB-C, 90 min' },
      { name: 'Peso', value: '390 g' },
    ],
    reviews: [
      {
        name: 'Gemma L.',
        rating: 5,
        date: '2026-10-03',
        text: 'Dejar el móvil en el bolsillo mientras vuelo no tiene precio.',
      },
      {
        name: 'Andrés B.',
        rating: 5,
        date: '2026-08-13',
        text: 'Se ve bien incluso en la playa a mediodía.',
      },
      {
        name: 'Lidia P.',
        rating: 4,
        date: '2026-05-19',
        text: 'Muy cómodo. La tapa del puerto USB es delicada.',
      },
    ],
  },
  25: {
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
  },
};
