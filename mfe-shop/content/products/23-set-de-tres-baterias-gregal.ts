import { setBaterias1, setBaterias2, setBaterias3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Set de tres baterías Gregal',
  description: 'Baterías de alta capacidad con autocalentado para trabajar en invierno.',
  price: 89_900,
  oldPrice: null,
  rating: 4,
  reviews: 2,
  category: 'accesorios',
  stock: SAMPLE_STOCK,
  image: setBaterias3,
};

export const details: ProductDetails = {
  longDescription: [
    'Alta capacidad para los hexacópteros Gregal, con autocalentado: por debajo de 10 °C la batería se templa sola antes de permitir el despegue.',
    'Cada una guarda 263 Wh. Ninguna aerolínea de pasajeros las admite, de modo que para trabajar lejos hay que enviarlas como mercancía peligrosa o alquilarlas en destino.',
  ],
  images: [setBaterias3, setBaterias1, setBaterias2],
  specifications: [
    { name: 'Compatibilidad', value: 'Gregal Carto RTK, Agro y Base' },
    { name: 'Capacidad', value: '5.935 mAh, 44,4 V, 263 Wh' },
    { name: 'Carga', value: '70 min dos a la vez, 600 W' },
    { name: 'Autocalentado', value: 'Por debajo de 10 °C' },
    { name: 'Temperatura de uso', value: 'De −20 a 45 °C' },
    { name: 'Ciclos', value: '300 hasta el 80 % de capacidad' },
    { name: 'Transporte aéreo', value: 'No admitido en vuelos de pasajeros' },
    { name: 'Peso', value: '1,35 kg por batería' },
  ],
  reviews: [
    {
      name: 'Neu i Cims',
      rating: 4,
      date: '2026-02-27',
      text: 'A −8 °C en la Cerdanya despegamos sin esperar. Pesan, eso sí.',
    },
    {
      name: 'Ramon S.',
      rating: 4,
      date: '2026-01-18',
      text: 'Se agradece que la ficha avise de lo del avión. Funcionan bien.',
    },
  ],
};
