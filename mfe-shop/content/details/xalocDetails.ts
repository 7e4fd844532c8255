import { dronFpvRacer1, dronFpvRacer2, dronFpvRacer3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Five-inch FPV drones. */
export const xalocDetails: Readonly<Record<number, ProductDetails>> = {
  9: {
    longDescription: [
      'Cinco pulgadas, chasis de carbono y nada que sobre. El Xaloc 5 sale del taller montado, configurado y con un vuelo de prueba: se enlaza el mando, se ponen las gafas y a la puerta.',
      'Un dron FPV no se sostiene solo: sin manos en las palancas, cae. Recomendamos al menos diez horas de simulador antes del primer vuelo, y un observador al lado, que además es obligatorio cuando se vuela con gafas.',
    ],
    images: [dronFpvRacer1, dronFpvRacer2, dronFpvRacer3],
    specifications: [
      { name: 'Clase europea', value: 'C4 (subcategoría A3)' },
      { name: 'Peso al despegue', value: '668 g con batería' },
      { name: 'Tiempo de vuelo', value: 'De 4 a 6 min' },
      { name: 'Chasis', value: 'Carbono, 225 mm, brazos de 5 mm' },
      { name: 'Motores', value: '2207, 1.950 KV' },
      { name: 'Controladora', value: 'F7 con ESC de 50 A' },
      { name: 'Vídeo', value: 'Analógico, 5,8 GHz' },
      { name: 'Velocidad máxima', value: '150 km/h' },
      { name: 'Batería', value: '6S 1.300 mAh, no incluida' },
    ],
    reviews: [
      {
        name: 'Biel M.',
        rating: 5,
        date: '2026-09-30',
        text: 'Llegó con los PID bien afinados. Enlacé y volé, literalmente.',
      },
      {
        name: 'Iker Z.',
        rating: 5,
        date: '2026-07-12',
        text: 'Tres choques serios y solo un brazo roto. Se cambia en diez minutos.',
      },
      {
        name: 'Mireia P.',
        rating: 4,
        date: '2026-04-15',
        text: 'Vuela muy bien. Le habría puesto ya un conector de batería más robusto.',
      },
    ],
  },
  10: {
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
  },
  11: {
    longDescription: [
      'Todas las piezas del Xaloc 5 para montarlo en casa, con la tornillería separada por pasos y un manual que no da la soldadura por sabida.',
      'Se tarda entre seis y ocho horas la primera vez. Hacen falta soldador, multímetro y paciencia. A cambio, la primera reparación ya no da miedo. Un dron montado en casa se considera de construcción privada y se vuela en la subcategoría A3.',
    ],
    images: [dronFpvRacer2, dronFpvRacer1, dronFpvRacer3],
    specifications: [
      { name: 'Clase europea', value: 'Construcción privada (subcategoría A3)' },
      { name: 'Peso al despegue', value: '668 g con batería' },
      { name: 'Montaje', value: 'De 6 a 8 h, con soldadura' },
      { name: 'Chasis', value: 'Carbono, 225 mm, brazos de 5 mm' },
      { name: 'Motores', value: '2207, 1.950 KV' },
      { name: 'Controladora', value: 'F7 con ESC de 50 A' },
      { name: 'Vídeo', value: 'Analógico, 5,8 GHz' },
      { name: 'Manual', value: '64 páginas ilustradas, en español' },
    ],
    reviews: [
      {
        name: 'Laura G.',
        rating: 4,
        date: '2026-05-22',
        text: 'El manual es lo mejor. Tuve que repetir dos soldaduras y lo explica bien.',
      },
      {
        name: 'Xavier E.',
        rating: 4,
        date: '2026-02-14',
        text: 'Montarlo con mi hijo ha sido media diversión. Faltaba un tornillo M3, nada grave.',
      },
    ],
  },
};
