import { dronCompacto1, dronCompacto2, dronCompacto3 } from '../../media/pictures';
import type { ProductDetails, ProductSummary } from '../catalogue/product';
import { SAMPLE_STOCK } from '../catalogue/sampleStock';

export const summary: ProductSummary = {
  name: 'Garbí Compacto',
  description: 'Plegable de 248 g, clase C0, con cámara 4K estabilizada en tres ejes.',
  price: 44_900,
  oldPrice: 49_900,
  rating: 4.7,
  reviews: 3,
  category: 'principiantes',
  stock: SAMPLE_STOCK,
  image: dronCompacto1,
};

export const details: ProductDetails = {
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
};
