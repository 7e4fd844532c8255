import { dronCamaraPro1, dronCamaraPro2, dronCamaraPro3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Mestral Pro',
  description: 'Dron estabilizado de clase C2 con sensor de gran formato y vídeo 5,1K.',
  price: 289_900,
  oldPrice: 329_900,
  rating: 4.8,
  reviews: 4,
  category: 'camara',
  stock: SAMPLE_STOCK,
  image: dronCamaraPro1,
};

export const details: ProductDetails = {
  longDescription: [
    'El Mestral Pro es el dron que nos llevamos cuando no sabemos qué nos espera: sensor de gran formato, estabilización en tres ejes y 43 minutos de vuelo en aire quieto, unos 35 con el viento que suele hacer en el Empordà.',
    'Graba 5,1K a 50 fotogramas con perfil logarítmico de 10 bits y dispara fotografías de 20 megapíxeles con diafragma variable. Los sensores de obstáculos miran en todas direcciones, y el modo de baja velocidad limita el dron a 3 m/s para trabajar cerca de personas dentro de la subcategoría A2.',
    'Incluye una batería, mando sin pantalla, tres pares de hélices y juego de filtros ND. Por su clase y su cámara, quien lo use debe registrarse como operador y contar con el certificado que corresponda.',
  ],
  images: [dronCamaraPro1, dronCamaraPro2, dronCamaraPro3],
  specifications: [
    { name: 'Clase europea', value: 'C2 (subcategoría A2 con certificado, o A3)' },
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
};
