import { setBaterias1, setBaterias2, setBaterias3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Battery sets with their charging base. */
export const batteryDetails: Readonly<Record<number, ProductDetails>> = {
  21: {
    longDescription: [
      'Tres baterías para los drones Garbí de 248 g y una base que las carga por orden: primero la más llena, para tener una lista cuanto antes.',
      'La base también devuelve energía, y con una batería cargada alimenta el móvil o el mando. Cada batería guarda 18,9 Wh y viaja sin trámites en el equipaje de mano.',
    ],
    images: [setBaterias1, setBaterias2, setBaterias3],
    specifications: [
      { name: 'Compatibilidad', value: 'Garbí Compacto y Garbí Viaje' },
      { name: 'Capacidad', value: '2.590 mAh, 7,3 V, 18,9 Wh' },
      { name: 'Tiempo de vuelo', value: '30 min por batería' },
      { name: 'Carga', value: '55 min cada una, 30 W' },
      { name: 'Salida USB-C', value: '15 W' },
      { name: 'Ciclos', value: '200 hasta el 80 % de capacidad' },
      { name: 'Peso', value: '77 g por batería' },
    ],
    reviews: [
      {
        name: 'Jaume O.',
        rating: 5,
        date: '2026-10-10',
        text: 'Que cargue primero la más llena parece una tontería y es lo mejor.',
      },
      {
        name: 'Cristina V.',
        rating: 5,
        date: '2026-07-07',
        text: 'Hora y media de vuelo en el bolsillo.',
      },
      {
        name: 'Hugo P.',
        rating: 4,
        date: '2026-03-12',
        text: 'Buenas baterías. El cable de la base es corto.',
      },
    ],
  },
  22: {
    longDescription: [
      'El juego de un día de trabajo: tres baterías Mestral y una base de 200 W que deja cada una al 90 % en 50 minutos.',
      'Se descargan solas al nivel de almacenamiento a los cinco días, que es lo que más alarga la vida de una batería de litio. Con 77 Wh quedan por debajo de los 100 Wh que las aerolíneas admiten en cabina sin autorización.',
    ],
    images: [setBaterias2, setBaterias1, setBaterias3],
    specifications: [
      { name: 'Compatibilidad', value: 'Mestral Pro, Cine y Térmico' },
      { name: 'Capacidad', value: '5.000 mAh, 15,4 V, 77 Wh' },
      { name: 'Tiempo de vuelo', value: '43 min por batería en el Mestral Pro' },
      { name: 'Carga', value: '50 min al 90 %, 200 W' },
      { name: 'Almacenamiento', value: 'Descarga automática al 60 %' },
      { name: 'Temperatura de uso', value: 'De −10 a 40 °C' },
      { name: 'Peso', value: '335 g por batería' },
    ],
    reviews: [
      {
        name: 'Foto Aèria Segre',
        rating: 5,
        date: '2026-09-21',
        text: 'Con la base en el coche ya no hay que parar a mediodía.',
      },
      {
        name: 'Víctor M.',
        rating: 4,
        date: '2026-06-05',
        text: 'Cargan muy rápido. La base se calienta, mejor a la sombra.',
      },
    ],
  },
  23: {
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
  },
};
