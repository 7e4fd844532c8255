import { hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

const C3 = 'C3 (subcategoría A3, o categoría específica)';

/** The six-rotor survey platform. */
export const gregalDetails: Readonly<Record<number, ProductDetails>> = {
  17: {
    longDescription: [
      'Seis rotores, posicionamiento RTK y una cámara de 45 megapíxeles con obturador mecánico: cada disparo queda fechado al microsegundo y situado al centímetro.',
      'A 110 metros de altura da un GSD de 1,4 cm y cubre unas 60 hectáreas por vuelo con un solape del 75 %. Con la base o una red de correcciones, la precisión horizontal es de 1 a 2 cm y la vertical de 2 a 3 cm. Los puntos de control en tierra siguen siendo la única forma de demostrarlo, y los recomendamos siempre.',
    ],
    images: [hexacopteroCartografia1, hexacopteroCartografia2, hexacopteroCartografia3],
    specifications: [
      { name: 'Clase europea', value: C3 },
      { name: 'Peso al despegue', value: '6,4 kg' },
      { name: 'Tiempo de vuelo', value: '42 min con cámara' },
      { name: 'Cámara', value: 'Formato completo, 45 Mpx, 35 mm, obturador mecánico' },
      { name: 'GSD', value: '1,4 cm a 110 m' },
      { name: 'Posicionamiento', value: 'RTK y PPK, doble frecuencia' },
      { name: 'Precisión', value: '1 cm + 1 ppm horizontal, 1,5 cm + 1 ppm vertical' },
      { name: 'Cobertura', value: '60 ha por vuelo, solape del 75 %' },
      { name: 'Viento máximo', value: '12 m/s' },
      { name: 'Protección', value: 'IP45' },
    ],
    reviews: [
      {
        name: 'Topografia Alt Empordà',
        rating: 5,
        date: '2026-10-01',
        text: 'Comprobado con doce puntos de control: error medio de 1,8 cm. Lo que promete la ficha.',
      },
      {
        name: 'Manel U.',
        rating: 5,
        date: '2026-06-30',
        text: 'El rotor de más da tranquilidad. Con cinco aterriza sin drama, lo hemos probado.',
      },
    ],
  },
  18: {
    longDescription: [
      'Cinco bandas calibradas (azul, verde, rojo, borde rojo e infrarrojo cercano) y un sensor de luz incidente, para que el índice de hoy se pueda comparar con el del mes pasado.',
      'Los mapas de vigor salen listos para la mayoría de sistemas de riego y abonado variable. Un índice señala dónde mirar; el motivo lo sigue encontrando alguien que pisa el campo.',
    ],
    images: [hexacopteroCartografia3, hexacopteroCartografia1, hexacopteroCartografia2],
    specifications: [
      { name: 'Clase europea', value: C3 },
      { name: 'Peso al despegue', value: '5,9 kg' },
      { name: 'Tiempo de vuelo', value: '46 min con sensor' },
      { name: 'Sensor', value: 'Cinco bandas, 5 Mpx cada una, obturador global' },
      { name: 'Bandas', value: '450, 560, 650, 730 y 840 nm' },
      { name: 'Luz incidente', value: 'Sensor superior y panel de calibración' },
      { name: 'GSD', value: '5,3 cm a 110 m' },
      { name: 'Cobertura', value: '80 ha por vuelo' },
      { name: 'Posicionamiento', value: 'RTK, doble frecuencia' },
    ],
    reviews: [
      {
        name: 'Celler Puig Roig',
        rating: 5,
        date: '2026-09-08',
        text: 'Vendimiamos por zonas según el mapa y la maduración fue mucho más pareja.',
      },
      {
        name: 'Cooperativa del Baix Ter',
        rating: 4,
        date: '2026-05-14',
        text: 'Datos muy consistentes entre vuelos. El programa de proceso pide un buen ordenador.',
      },
    ],
  },
  19: {
    longDescription: [
      'La plataforma Gregal tal cual, sin cámara: seis rotores, RTK y una bahía con alimentación y datos para la carga útil que ya se tiene o la que se alquila para un trabajo.',
      'Admite hasta 2,2 kg. El tiempo de vuelo depende de lo que se cuelgue, y la tabla del manual lo da por tramos de 200 g.',
    ],
    images: [hexacopteroCartografia2, hexacopteroCartografia1, hexacopteroCartografia3],
    specifications: [
      { name: 'Clase europea', value: C3 },
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
  },
};
