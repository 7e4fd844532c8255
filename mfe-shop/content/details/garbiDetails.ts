import { dronCompacto1, dronCompacto2, dronCompacto3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Folding drones. */
export const garbiDetails: Readonly<Record<number, ProductDetails>> = {
  5: {
    longDescription: [
      'Cabe en un bolsillo grande y pesa 248 g, así que entra en la clase C0: no exige examen, solo leer el manual y, como lleva cámara, registrarse como operador.',
      'Pese al tamaño, la cámara va estabilizada en tres ejes y graba 4K a 60 fotogramas. Despega y aterriza solo, vuelve al punto de salida si pierde la señal y se queda quieto en el aire cuando se sueltan las palancas. Es el dron con el que empezaríamos nosotros si ya se quiere volver a casa con buenas imágenes.',
    ],
    images: [dronCompacto1, dronCompacto2, dronCompacto3],
    specifications: [
      { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
      { name: 'Peso al despegue', value: '248 g' },
      { name: 'Tiempo de vuelo', value: '30 min sin viento' },
      { name: 'Sensor', value: '1/1,3", 48 Mpx, f/1,7' },
      { name: 'Vídeo', value: '4K a 60 fps' },
      { name: 'Velocidad máxima', value: '16 m/s' },
      { name: 'Viento máximo', value: '10 m/s' },
      { name: 'Transmisión', value: '6 km, 1080p' },
      { name: 'Medidas plegado', value: '145 × 90 × 62 mm' },
    ],
    reviews: [
      {
        name: 'Marina S.',
        rating: 5,
        date: '2026-10-14',
        text: 'Mi primer dron. En una tarde ya lo llevaba con confianza, y las fotos son mucho mejores de lo que esperaba.',
      },
      {
        name: 'Óscar D.',
        rating: 5,
        date: '2026-08-22',
        text: 'Va siempre en la mochila. Que no necesite examen me decidió.',
      },
      {
        name: 'Pilar N.',
        rating: 4,
        date: '2026-05-17',
        text: 'Con mucho viento se mueve, es normal por el peso. En días tranquilos, una maravilla.',
      },
    ],
  },
  7: {
    longDescription: [
      'El Garbí Compacto con todo lo que acaba haciendo falta en un viaje: mando con pantalla, para no depender del móvil, tres baterías, cargador de tres bahías y una bolsa que se lleva al hombro.',
      'Con las baterías de serie sigue pesando 248 g y perteneciendo a la clase C0. Cada una guarda 18,9 Wh, muy por debajo del límite de equipaje de mano de las aerolíneas.',
    ],
    images: [dronCompacto2, dronCompacto1, dronCompacto3],
    specifications: [
      { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
      { name: 'Peso al despegue', value: '248 g' },
      { name: 'Tiempo de vuelo', value: '30 min por batería, 90 min en total' },
      { name: 'Sensor', value: '1/1,3", 48 Mpx, f/1,7' },
      { name: 'Vídeo', value: '4K a 60 fps, vertical a tamaño completo' },
      { name: 'Mando', value: 'Con pantalla de 5,5", 700 cd/m²' },
      { name: 'Baterías incluidas', value: 'Tres de 18,9 Wh' },
      { name: 'Peso de la bolsa completa', value: '1,6 kg' },
    ],
    reviews: [
      {
        name: 'Raquel T.',
        rating: 5,
        date: '2026-09-04',
        text: 'Tres semanas por los Pirineos y ni una vez me quedé sin batería. El mando con pantalla merece la pena.',
      },
      {
        name: 'Ferran L.',
        rating: 4,
        date: '2026-07-01',
        text: 'Conjunto muy completo. La bolsa va justa si se añaden filtros.',
      },
    ],
  },
  8: {
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
  },
};
