import { hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Gregal Base',
  description: 'La plataforma de seis rotores sin cámara, para la carga útil que ya tienes.',
  price: 349_900,
  oldPrice: null,
  rating: 4.3,
  reviews: 3,
  category: 'cartografia',
  stock: SAMPLE_STOCK,
  image: hexacopteroCartografia2,
};

export const details: ProductDetails = {
  longDescription: [
    'La plataforma Gregal tal cual, sin cámara: seis rotores, RTK y una bahía con alimentación y datos para la carga útil que ya se tiene o la que se alquila para un trabajo.',
    'Admite hasta 2,2 kg. El tiempo de vuelo depende de lo que se cuelgue, y la tabla del manual lo da por tramos de 200 g.',
  ],
  images: [hexacopteroCartografia2, hexacopteroCartografia1, hexacopteroCartografia3],
  specifications: [
    { name: 'Clase europea', value: 'C3 (subcategoría A3, o categoría específica)' },
    { name: 'Peso sin carga', value: '5,1 kg con batería' },
    { name: 'Carga útil', value: 'Hasta 2,2 kg' },
    { name: 'Tiempo de vuelo', value: '55 min sin carga, 34 min con 2 kg' },
    { name: 'Bahía', value: '12 V y 24 V, Ethernet, disparo y marca de tiempo' },
    { name: 'Posicionamiento', value: 'RTK y PPK, doble frecuencia' },
    { name: 'Envergadura', value: '1.180 mm, brazos plegables' },
    { name: 'Protección', value: 'IP45' },
  ],
  reviews: [
    {
      name: 'Institut Geogràfic del Vallès',
      rating: 5,
      date: '2026-08-19',
      text: 'La marca de tiempo en la bahía nos ahorró una caja de electrónica. Muy abierta.',
    },
    {
      name: 'Oriol J.',
      rating: 4,
      date: '2026-04-22',
      text: 'Montamos nuestro propio sensor en una tarde. El manual podría traer más esquemas.',
    },
    {
      name: 'Aina R.',
      rating: 4,
      date: '2026-01-30',
      text: 'Estable y predecible. Los brazos plegables van duros al principio.',
    },
  ],
};
