import { dronFpvRacer1, dronFpvRacer2, dronFpvRacer3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Xaloc 5 Freestyle',
  description: 'Brazos de 6 mm y vídeo digital HD para volar acrobacia y grabarla.',
  price: 57_900,
  oldPrice: 64_900,
  rating: 4.5,
  reviews: 2,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: dronFpvRacer3,
};

export const details: ProductDetails = {
  longDescription: [
    'Pensado para acrobacia y para llevar encima una cámara de acción: brazos de 6 mm, plataforma superior amortiguada y vídeo digital HD, que deja ver las ramas finas antes de que sea tarde.',
    'El GPS sirve para el rescate automático: si se pierde la señal, sube y vuelve hacia el punto de despegue. No mantiene la posición por sí mismo.',
  ],
  images: [dronFpvRacer3, dronFpvRacer1, dronFpvRacer2],
  specifications: [
    { name: 'Clase europea', value: 'C4 (subcategoría A3)' },
    { name: 'Peso al despegue', value: '742 g con batería' },
    { name: 'Tiempo de vuelo', value: 'De 5 a 7 min' },
    { name: 'Chasis', value: 'Carbono, 230 mm, brazos de 6 mm' },
    { name: 'Motores', value: '2306, 1.850 KV' },
    { name: 'Vídeo', value: 'Digital HD, 28 ms de latencia' },
    { name: 'Rescate', value: 'GPS y pitido de localización' },
    { name: 'Velocidad máxima', value: '140 km/h' },
    { name: 'Batería', value: '6S 1.300 mAh, no incluida' },
  ],
  reviews: [
    {
      name: 'Gerard S.',
      rating: 5,
      date: '2026-08-17',
      text: 'El rescate por GPS me lo trajo de vuelta de detrás de una loma. Pagado.',
    },
    {
      name: 'Noa V.',
      rating: 4,
      date: '2026-06-24',
      text: 'Sólido y fluido. Con la cámara de acción encima se nota el peso, claro.',
    },
  ],
};
