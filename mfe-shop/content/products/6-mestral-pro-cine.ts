import { dronCamaraPro1, dronCamaraPro2, dronCamaraPro3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Mestral Pro Cine',
  description: 'La versión de rodaje: grabación interna sin pérdidas, SSD de 1 TB y dos mandos.',
  price: 449_900,
  oldPrice: null,
  rating: 4.7,
  reviews: 3,
  category: 'camara',
  stock: SAMPLE_STOCK,
  image: dronCamaraPro2,
};

export const details: ProductDetails = {
  longDescription: [
    'La versión de rodaje del Mestral Pro graba sin pérdidas en una unidad interna de 1 TB y entrega al departamento de posproducción un archivo que se puede etalonar de verdad.',
    'Se sirve con dos mandos, uno para el piloto y otro para el operador de cámara, cuatro baterías, estación de carga y maleta. El segundo operador controla encuadre, foco y diafragma sin tocar el vuelo.',
  ],
  images: [dronCamaraPro2, dronCamaraPro1, dronCamaraPro3],
  specifications: [
    { name: 'Clase europea', value: 'C2 (subcategoría A2 con certificado, o A3)' },
    { name: 'Peso al despegue', value: '1.348 g' },
    { name: 'Tiempo de vuelo', value: '40 min sin viento' },
    { name: 'Sensor', value: '4/3", 20 Mpx, f/2,8-f/11' },
    { name: 'Vídeo', value: '5,1K a 50 fps en códec de montaje, 10 bits 4:2:2' },
    { name: 'Almacenamiento', value: 'SSD interno de 1 TB, USB-C 10 Gbit/s' },
    { name: 'Mandos', value: 'Dos, con doble operador' },
    { name: 'Baterías incluidas', value: 'Cuatro' },
  ],
  reviews: [
    {
      name: 'Productora Mar de Fons',
      rating: 5,
      date: '2026-10-02',
      text: 'Por fin el material del dron encaja con el de la cámara principal sin pelearse en color.',
    },
    {
      name: 'Sergi V.',
      rating: 5,
      date: '2026-07-18',
      text: 'El doble mando cambia la forma de trabajar: yo piloto y la directora de foto encuadra.',
    },
    {
      name: 'Helena C.',
      rating: 4,
      date: '2026-04-09',
      text: 'Muy buen equipo. El ventilador del SSD se oye en tierra, en el aire da igual.',
    },
  ],
};
