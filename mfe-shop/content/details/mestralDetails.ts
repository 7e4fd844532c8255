import { dronCamaraPro1, dronCamaraPro2, dronCamaraPro3 } from '../../media/pictures';
import type { ProductDetails } from '../products/product';

const C2 = 'C2 (subcategoría A2 con certificado, o A3)';

/** Professional drones for pictures, film sets and thermography. */
export const mestralDetails: Readonly<Record<number, ProductDetails>> = {
  1: {
    longDescription: [
      'El Mestral Pro es el dron que nos llevamos cuando no sabemos qué nos espera: sensor de gran formato, estabilización en tres ejes y 43 minutos de vuelo en aire quieto, unos 35 con el viento que suele hacer en el Empordà.',
      'Graba 5,1K a 50 fotogramas con perfil logarítmico de 10 bits y dispara fotografías de 20 megapíxeles con diafragma variable. Los sensores de obstáculos miran en todas direcciones, y el modo de baja velocidad limita el dron a 3 m/s para trabajar cerca de personas dentro de la subcategoría A2.',
      'Incluye una batería, mando sin pantalla, tres pares de hélices y juego de filtros ND. Por su clase y su cámara, quien lo use debe registrarse como operador y contar con el certificado que corresponda.',
    ],
    images: [dronCamaraPro1, dronCamaraPro2, dronCamaraPro3],
    specifications: [
      { name: 'Clase europea', value: C2 },
      { name: 'Peso al despegue', value: '1.295 g' },
      { name: 'Tiempo de vuelo', value: '43 min sin viento' },
      { name: 'Sensor', value: '4/3", 20 Mpx, f/2,8-f/11' },
      { name: 'Vídeo', value: '5,1K a 50 fps, 4K a 120 fps, 10 bits' },
      { name: 'Estabilización', value: 'Tres ejes, ±0,005°' },
      { name: 'Velocidad máxima', value: '19 m/s; 3 m/s en baja velocidad' },
      { name: 'Viento máximo', value: '12 m/s' },
      { name: 'Transmisión', value: '8 km, 1080p' },
      { name: 'Identificación remota', value: 'Directa, integrada' },
    ],
    reviews: [
      {
        name: 'Arnau P.',
        rating: 5,
        date: '2026-09-12',
        text: 'El salto en sombras respecto al compacto que tenía es enorme. Con viento de costa aguanta el plano sin vibrar.',
      },
      {
        name: 'Lucía M.',
        rating: 5,
        date: '2026-08-03',
        text: 'El modo de baja velocidad es lo que me permite grabar en bodas con margen. Muy bien resuelto.',
      },
      {
        name: 'Jordi F.',
        rating: 5,
        date: '2026-06-21',
        text: 'Las baterías duran lo que dicen si no se va siempre en modo deportivo.',
      },
      {
        name: 'Carmen R.',
        rating: 4,
        date: '2026-05-30',
        text: 'Imagen excelente. Me habría gustado que el mando con pantalla viniera incluido.',
      },
    ],
  },
  6: {
    longDescription: [
      'La versión de rodaje del Mestral Pro graba sin pérdidas en una unidad interna de 1 TB y entrega al departamento de posproducción un archivo que se puede etalonar de verdad.',
      'Se sirve con dos mandos, uno para el piloto y otro para el operador de cámara, cuatro baterías, estación de carga y maleta. El segundo operador controla encuadre, foco y diafragma sin tocar el vuelo.',
    ],
    images: [dronCamaraPro2, dronCamaraPro1, dronCamaraPro3],
    specifications: [
      { name: 'Clase europea', value: C2 },
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
  },
  20: {
    longDescription: [
      'Dos cámaras en un mismo soporte: una térmica radiométrica de 640 × 512, que guarda la temperatura de cada píxel, y una visible de 48 megapíxeles para situar lo que se ve.',
      'Sirve para revisar plantas solares, cubiertas y envolventes, y para buscar pérdidas. Las imágenes se abren en los programas de termografía habituales y conservan emisividad, humedad y distancia para el informe.',
      'La precisión indicada se refiere a superficies de emisividad alta a menos de 30 metros. Sobre metal pulido o cristal, una cámara térmica mide sobre todo reflejos, y ninguna ficha cambia eso.',
    ],
    images: [dronCamaraPro3, dronCamaraPro1, dronCamaraPro2],
    specifications: [
      { name: 'Clase europea', value: C2 },
      { name: 'Peso al despegue', value: '1.320 g' },
      { name: 'Tiempo de vuelo', value: '41 min sin viento' },
      { name: 'Cámara térmica', value: '640 × 512, 30 Hz, radiométrica' },
      { name: 'Sensibilidad térmica', value: '≤ 50 mK' },
      { name: 'Precisión', value: '±2 °C o ±2 %' },
      { name: 'Rango de medida', value: 'De −20 a 150 °C' },
      { name: 'Cámara visible', value: '1/2", 48 Mpx, 4K' },
      { name: 'Posicionamiento', value: 'GNSS, RTK opcional' },
    ],
    reviews: [
      {
        name: 'Enginyeria Solsonès',
        rating: 5,
        date: '2026-09-25',
        text: 'Revisamos 4 MW en una mañana y los módulos calientes salen localizados en el plano.',
      },
      {
        name: 'Pau G.',
        rating: 5,
        date: '2026-06-11',
        text: 'La imagen radiométrica completa, y no solo un JPG de colores, es lo que hacía falta para el informe.',
      },
      {
        name: 'Teresa B.',
        rating: 4,
        date: '2026-03-28',
        text: 'Para fachadas va muy bien. En naves altas se echa de menos un zum térmico.',
      },
    ],
  },
};
