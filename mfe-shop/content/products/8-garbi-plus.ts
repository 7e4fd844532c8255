import { dronCompacto1, dronCompacto2, dronCompacto3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Garbí Plus',
  description: 'Clase C1, sensor de una pulgada y detección de obstáculos en todas direcciones.',
  price: 109_900,
  oldPrice: null,
  rating: 4.3,
  reviews: 3,
  category: 'camara',
  stock: SAMPLE_STOCK,
  image: dronCompacto3,
};

export const details: ProductDetails = {
  longDescription: [
    'El Garbí Plus sube a la clase C1 para llevar un sensor de una pulgada y ver obstáculos en todas direcciones. Sigue plegándose hasta caber en una mochila pequeña, pero ya aguanta brisa de verdad y da archivos con los que se puede trabajar.',
    'En la clase C1 se vuela en la subcategoría A1 con el examen en línea A1/A3. Lleva identificación remota directa y avisa de las zonas restringidas, aunque consultarlas antes de volar sigue siendo responsabilidad de quien pilota.',
  ],
  images: [dronCompacto3, dronCompacto1, dronCompacto2],
  specifications: [
    { name: 'Clase europea', value: 'C1 (subcategoría A1 con examen A1/A3)' },
    { name: 'Peso al despegue', value: '724 g' },
    { name: 'Tiempo de vuelo', value: '36 min sin viento' },
    { name: 'Sensor', value: '1", 20 Mpx, f/1,8' },
    { name: 'Vídeo', value: '4K a 100 fps, 10 bits' },
    { name: 'Detección de obstáculos', value: 'Omnidireccional' },
    { name: 'Velocidad máxima', value: '18 m/s' },
    { name: 'Viento máximo', value: '12 m/s' },
    { name: 'Identificación remota', value: 'Directa, integrada' },
  ],
  reviews: [
    {
      name: 'Nil A.',
      rating: 5,
      date: '2026-10-20',
      text: 'El punto medio que buscaba: calidad casi de profesional y se lleva en la mochila de la bici.',
    },
    {
      name: 'Beatriz O.',
      rating: 4,
      date: '2026-08-09',
      text: 'Muy bueno al atardecer. La aplicación tarda un poco en abrirse.',
    },
    {
      name: 'Joan R.',
      rating: 4,
      date: '2026-04-26',
      text: 'Los sensores me salvaron de un pino. El cargador incluido es lento.',
    },
  ],
};
