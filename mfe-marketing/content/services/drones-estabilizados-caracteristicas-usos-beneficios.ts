import { dronCamaraPro1, dronCamaraPro2, dronCompacto1, estabilizadoVideo } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Drones estabilizados: características, usos y beneficios',
    description:
      'Drones con cámara estabilizada en tres ejes para cine, turismo e inmuebles: planos firmes con viento, sensor de gran formato y 4K/6K en Girona y Barcelona.',
    keywords: ['dron estabilizado', 'gimbal de tres ejes', 'dron de cine', 'vídeo aéreo 6K', 'rodaje con dron'],
  },
  hero: {
    title: 'Drones estabilizados: la calma también se rueda',
    lead: 'Un cardán de tres ejes y un sensor de gran formato. El viento mueve el dron; la imagen no se entera.',
    annotation: 'Órbita estabilizada alrededor de un castillo',
    background: { kind: 'picture', picture: estabilizadoVideo.poster },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'benefits',
      title: 'Cinco beneficios de la estabilización',
      items: [
        {
          title: 'Horizonte siempre firme',
          description:
            'Los motores del cardán corrigen miles de veces por segundo; la línea del mar sale recta aunque sople tramontana moderada.',
        },
        {
          title: 'Exposiciones largas',
          description: 'Hora azul y noche con nitidez: el sensor recoge luz sin que el balanceo la emborrone.',
        },
        {
          title: 'Movimientos repetibles',
          description: 'Órbitas, grúas y travelins programados que salen iguales en la segunda toma y en la décima.',
        },
        {
          title: 'Detalle para recortar',
          description:
            'La resolución de 6K permite reencuadrar en montaje y entregar horizontal y vertical de un mismo vuelo.',
        },
        {
          title: 'Dos operadores, un plano',
          description: 'Uno pilota y otro encuadra, con mandos separados: la cámara se mueve con intención de cine.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Tecnología de vuelo y de cámara',
      items: [
        {
          title: 'Sensor de gran formato',
          description: 'Rango dinámico amplio para conservar el cielo y la sombra de la calle en el mismo fotograma.',
          picture: dronCamaraPro1,
        },
        {
          title: 'Modelo compacto y versátil',
          description:
            'Cabe en una mochila y despega en un minuto: para localizaciones de acceso a pie y permisos ajustados.',
          picture: dronCompacto1,
        },
        {
          title: 'Detección de obstáculos',
          description: 'Sensores en todas las direcciones que frenan el dron cerca de árboles, cables y fachadas.',
          picture: dronCamaraPro2,
        },
      ],
    },
    {
      kind: 'video',
      title: 'Una órbita, sin un temblor',
      lead: 'El castillo queda fijo en el centro mientras el paisaje gira.',
      video: estabilizadoVideo,
      published: '2026-03-11',
    },
    {
      kind: 'callToAction',
      title: 'Hablemos de tu rodaje',
      lead: 'Guion, referencias o una simple lista de planos: con eso preparamos localización, permisos y presupuesto.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre drones estabilizados',
      items: [
        {
          question: '¿Con cuánto viento podéis trabajar?',
          answer:
            'El límite práctico está en torno a 10 m/s sostenidos. Consultamos la previsión 48 horas antes y el mismo día; si no se cumple, pasamos a la fecha de reserva sin coste.',
        },
        {
          question: '¿Qué autonomía tiene el dron?',
          answer:
            'Entre 25 y 40 minutos por batería según la cámara. Llevamos juegos suficientes para volar toda la jornada sin depender de un enchufe.',
        },
        {
          question: '¿Rodáis en formato de cine?',
          answer:
            'Sí: 4K y 6K en perfil logarítmico o en bruto, con la tasa de fotogramas del proyecto. Coordinamos con vuestro equipo de imagen para igualar color.',
        },
        {
          question: '¿Se puede volar de noche?',
          answer:
            'Sí, con luz verde de señalización y la zona reconocida de día. Es el mejor momento para fachadas iluminadas y ciudad en hora azul.',
        },
        {
          question: '¿Cuándo conviene un estabilizado y cuándo un FPV?',
          answer:
            'Para mostrar un lugar, el estabilizado; para atravesarlo, el FPV. Muchas piezas combinan los dos y en una jornada podemos llevar ambos equipos.',
        },
        {
          question: '¿Quién tramita los permisos?',
          answer:
            'Nosotros. Revisamos espacio aéreo, parques naturales y normativa municipal, presentamos las solicitudes y te avisamos del plazo realista antes de cerrar la fecha.',
        },
      ],
    },
  ],
};
