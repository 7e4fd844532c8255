import { cinewhoop1, cinewhoop2, cinewhoop3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Cinewhoops. */
export const ponentDetails: Readonly<Record<number, ProductDetails>> = {
  12: {
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
  },
  13: {
    longDescription: [
      'Para rodajes en los que la cámara la pone producción: soporte amortiguado para una cámara de acción, motores con margen para su peso y seis baterías para no parar entre tomas.',
      'La alimentación de la cámara sale del propio dron, así que puede volar sin su batería y aligerar el conjunto unos 40 g.',
    ],
    images: [cinewhoop3, cinewhoop1, cinewhoop2],
    specifications: [
      { name: 'Clase europea', value: 'C1 (subcategoría A1 con examen A1/A3)' },
      { name: 'Peso al despegue', value: '612 g con cámara de 150 g' },
      { name: 'Tiempo de vuelo', value: 'De 5 a 7 min con cámara' },
      { name: 'Hélices', value: '3,5", con conductos reforzados' },
      { name: 'Carga útil', value: 'Hasta 160 g, soporte amortiguado' },
      { name: 'Transmisión', value: 'Digital HD, 30 ms de latencia' },
      { name: 'Baterías incluidas', value: 'Seis, con cargador de seis bahías' },
      { name: 'Alimentación de cámara', value: '5 V, 2 A' },
    ],
    reviews: [
      {
        name: 'Cooperativa Plano Largo',
        rating: 5,
        date: '2026-07-20',
        text: 'Dos días de rodaje en una bodega sin una sola vibración en el material.',
      },
      {
        name: 'Enric B.',
        rating: 4,
        date: '2026-04-30',
        text: 'Las seis baterías son un acierto. El soporte pide una llave que no viene.',
      },
    ],
  },
  14: {
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
  },
};
