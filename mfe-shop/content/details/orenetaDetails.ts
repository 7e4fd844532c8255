import { miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

/** Small drones for beginners. */
export const orenetaDetails: Readonly<Record<number, ProductDetails>> = {
  2: {
    longDescription: [
      'Para aprender a volar sin romper nada, ni el dron ni la lámpara. Los aros rodean las cuatro hélices, mantiene la altura solo y se detiene en cuanto se sueltan las palancas.',
      'No lleva cámara y pesa 87 g, de modo que no hace falta registrarse. Aun así recomendamos empezar en interiores: con tan poco peso, cualquier brisa se lo lleva.',
    ],
    images: [miniDronIniciacion1, miniDronIniciacion2, miniDronIniciacion3],
    specifications: [
      { name: 'Clase europea', value: 'C0, sin cámara' },
      { name: 'Peso al despegue', value: '87 g' },
      { name: 'Tiempo de vuelo', value: '8 min' },
      { name: 'Carga', value: '45 min por USB-C' },
      { name: 'Mantenimiento de altura', value: 'Barómetro y flujo óptico' },
      { name: 'Alcance', value: '50 m' },
      { name: 'Edad recomendada', value: 'A partir de 10 años' },
      { name: 'Incluye', value: 'Mando, dos baterías y hélices de repuesto' },
    ],
    reviews: [
      {
        name: 'Imma C.',
        rating: 5,
        date: '2026-10-06',
        text: 'Se ha dado contra todas las paredes de casa y sigue entero. Los aros funcionan.',
      },
      {
        name: 'Rubén H.',
        rating: 4,
        date: '2026-07-29',
        text: 'Ideal para entender las palancas. Las baterías duran poco, pero vienen dos.',
      },
      {
        name: 'Clara J.',
        rating: 4,
        date: '2026-06-02',
        text: 'Mi hija de once años lo domina mejor que yo. En el jardín, solo sin viento.',
      },
    ],
  },
  3: {
    longDescription: [
      'El mismo mini dron protegido, con una cámara HD que guarda en tarjeta y transmite al móvil. No busca calidad de cine, sino que quien aprende vea lo que ve el dron.',
      'Con tres baterías hay casi media hora de vuelo por sesión. Al llevar cámara, el operador debe registrarse, aunque el dron pese solo 94 g.',
    ],
    images: [miniDronIniciacion3, miniDronIniciacion1, miniDronIniciacion2],
    specifications: [
      { name: 'Clase europea', value: 'C0 (subcategoría A1)' },
      { name: 'Peso al despegue', value: '94 g' },
      { name: 'Tiempo de vuelo', value: '9 min por batería' },
      { name: 'Cámara', value: '2 Mpx, vídeo 1080p, estabilización electrónica' },
      { name: 'Mantenimiento de altura', value: 'Barómetro y flujo óptico' },
      { name: 'Alcance', value: '80 m' },
      { name: 'Edad recomendada', value: 'A partir de 12 años' },
      { name: 'Incluye', value: 'Mando, tres baterías y tarjeta de 32 GB' },
    ],
    reviews: [
      {
        name: 'Eva K.',
        rating: 5,
        date: '2026-09-15',
        text: 'La primera vez que se vieron desde arriba en el patio fue una fiesta.',
      },
      {
        name: 'David Q.',
        rating: 4,
        date: '2026-05-08',
        text: 'Cumple. La imagen es sencilla, como dice la descripción.',
      },
    ],
  },
  4: {
    longDescription: [
      'Seis mini drones para trabajar por parejas o en grupo, con una guía didáctica de doce sesiones: de las fuerzas que actúan sobre una hélice a un vuelo en formación.',
      'Se programan por bloques o en Python desde cualquier ordenador con Bluetooth. No llevan cámara, lo que simplifica mucho los permisos en un centro educativo.',
    ],
    images: [miniDronIniciacion2, miniDronIniciacion1, miniDronIniciacion3],
    specifications: [
      { name: 'Contenido', value: 'Seis drones, seis mandos, doce baterías' },
      { name: 'Clase europea', value: 'C0, sin cámara' },
      { name: 'Peso al despegue', value: '92 g por dron' },
      { name: 'Tiempo de vuelo', value: '8 min' },
      { name: 'Programación', value: 'Bloques y Python, por Bluetooth' },
      { name: 'Carga', value: 'Estación de seis bahías' },
      { name: 'Guía didáctica', value: 'Doce sesiones, de 10 a 16 años' },
      { name: 'Maleta', value: 'Con espuma a medida' },
    ],
    reviews: [
      {
        name: 'Institut Vall del Ter',
        rating: 5,
        date: '2026-10-11',
        text: 'La guía está bien pensada y la estación de carga evita el caos al final de la clase.',
      },
      {
        name: 'Taller L’Enlairada',
        rating: 5,
        date: '2026-03-19',
        text: 'Dos cursos de uso diario y solo hemos cambiado hélices.',
      },
    ],
  },
};
