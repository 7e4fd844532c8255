import { cinewhoop1, cinewhoop2, cinewhoop3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Ponent Cinewhoop 3',
  description: 'Hélices protegidas y vídeo 4K para planos fluidos en interiores.',
  price: 52_900,
  oldPrice: null,
  rating: 4.7,
  reviews: 3,
  category: 'fpv',
  stock: SAMPLE_STOCK,
  image: cinewhoop1,
};

export const details: ProductDetails = {
  longDescription: [
    'Un cinewhoop es un FPV con las hélices dentro de conductos: vuela despacio, roza sin romper y permite ese plano que entra por la puerta, cruza la cocina y sale al jardín.',
    'El Ponent 3 lleva la cámara integrada y estabiliza el 4K con los datos del giroscopio. Dentro de un edificio no se aplican las normas del espacio aéreo, pero sí las del sentido común: los conductos reducen el daño, no lo eliminan.',
  ],
  images: [cinewhoop1, cinewhoop2, cinewhoop3],
  specifications: [
    { name: 'Clase europea', value: 'C1 (subcategoría A1 con examen A1/A3)' },
    { name: 'Peso al despegue', value: '438 g' },
    { name: 'Tiempo de vuelo', value: '9 min' },
    { name: 'Hélices', value: '3", cinco palas, con conductos' },
    { name: 'Vídeo', value: '4K a 60 fps, 155° de campo' },
    { name: 'Transmisión', value: 'Digital HD, 30 ms de latencia' },
    { name: 'Velocidad máxima', value: '17 m/s' },
    { name: 'Identificación remota', value: 'Directa, integrada' },
  ],
  reviews: [
    {
      name: 'Inmobles Ter',
      rating: 5,
      date: '2026-10-08',
      text: 'Los recorridos de vivienda de una sola toma han cambiado nuestros anuncios.',
    },
    {
      name: 'Aleix N.',
      rating: 5,
      date: '2026-08-28',
      text: 'Muy estable para ser FPV. Perfecto para quien viene de un dron estabilizado.',
    },
    {
      name: 'Rosa I.',
      rating: 4,
      date: '2026-05-03',
      text: 'Suena bastante en habitaciones pequeñas. La imagen, impecable.',
    },
  ],
};
