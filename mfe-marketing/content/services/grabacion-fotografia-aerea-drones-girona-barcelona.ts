import { dronCamaraPro1, dronCompacto1, fotografiaAereaVideo } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Fotografía y vídeo aéreo con drones en Girona y Barcelona',
    description:
      'Fotografía aérea y vídeo 4K con drones para empresas, eventos e inmuebles. Cámaras 4K/6K/8K, pilotos certificados y edición propia en Girona y Barcelona.',
    keywords: [
      'fotografía aérea',
      'vídeo con dron 4K',
      'grabación aérea Girona',
      'dron Barcelona',
      'imagen corporativa',
    ],
  },
  hero: {
    title: 'Fotografía y vídeo aéreo profesional',
    lead: 'La luz buena dura veinte minutos. Llegamos antes, con el permiso en regla y el encuadre pensado, para que la imagen salga a la primera.',
    annotation: 'Casas del río y catedral',
    background: { kind: 'video', video: fotografiaAereaVideo },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Calidad que se puede ampliar',
      items: [
        {
          title: 'Resolución de sobra',
          description:
            'Captura en 4K, 6K u 8K según el uso, y entrega en 4K. Las fotografías sirven para una valla o una portada.',
        },
        {
          title: 'Color de laboratorio',
          description:
            'Revelado archivo a archivo y etalonaje en pantalla calibrada, con la misma piel y el mismo cielo en toda la serie.',
        },
        {
          title: 'Estabilidad absoluta',
          description: 'Cardán de tres ejes y vuelo asistido: planos limpios en la costa, con brisa, a contraluz.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'Cinco servicios de imagen aérea',
      items: [
        {
          title: 'Fotografía aérea',
          description: 'Vistas oblicuas y cenitales con revelado profesional, listas para prensa, web e impresión.',
        },
        {
          title: 'Vídeo publicitario',
          description: 'Planos para anuncio y campaña, con guion técnico y dirección de vuelo.',
        },
        {
          title: 'Recursos para realización',
          description: 'Tomas sueltas en perfil plano para productoras y televisión, con ficha de cada clip.',
        },
        {
          title: 'Secuencias temporales',
          description: 'Hiperlapsos y comparativas de un mismo punto a lo largo del día, de la obra o de la temporada.',
        },
        {
          title: 'Retransmisión en directo',
          description: 'Señal aérea en tiempo real hacia tu unidad móvil o tu plataforma de emisión.',
        },
      ],
    },
    {
      kind: 'equipment',
      title: 'El equipo que llevamos',
      lead: 'Propio, mantenido y duplicado: si algo falla, hay otro en la maleta.',
      items: [
        {
          title: 'Drones',
          description: 'Dos plataformas que cubren casi todo lo que se nos pide.',
          picture: dronCamaraPro1,
          features: [
            'Dron estabilizado con cámara de sensor de gran formato',
            'Modelo compacto y versátil para accesos difíciles',
          ],
        },
        {
          title: 'Cámara, transmisión y edición',
          description: 'De la lente al archivo final, sin pasos intermedios fuera de nuestro control.',
          picture: dronCompacto1,
          features: [
            'Cámaras 4K, 6K y 8K con ópticas de 24 a 70 mm',
            'Transmisión de vídeo en tiempo real para el cliente',
            'Montaje, etalonaje y sonido en estudio propio',
          ],
        },
      ],
    },
    {
      kind: 'sectors',
      title: 'Tres sectores, tres miradas',
      items: [
        {
          title: 'Empresas',
          description: 'Sedes, plantas y equipos en su entorno, para web corporativa, memoria anual y ferias.',
        },
        {
          title: 'Eventos',
          description: 'Deporte, cultura y celebraciones con la escala que solo se aprecia desde arriba.',
        },
        {
          title: 'Inmobiliario',
          description: 'Fincas, promociones y hoteles situados en su paisaje, con las distancias a la vista.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: '¿Qué quieres enseñar?',
      lead: 'Dinos el lugar y para qué es la imagen. Te proponemos hora de luz, equipo y precio cerrado.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre foto y vídeo aéreo',
      items: [
        {
          question: '¿En qué zonas trabajáis?',
          answer:
            'Principalmente en Girona y Barcelona, con cobertura en toda Cataluña. Nos desplazamos al resto de la península y al sur de Francia bajo petición.',
        },
        {
          question: '¿Se puede volar en cualquier sitio?',
          answer:
            'No. Hay zonas controladas, parques naturales y núcleos urbanos con condiciones. Consultamos cada emplazamiento y, si no es viable, lo decimos antes de presupuestar.',
        },
        {
          question: '¿Qué formatos entregáis?',
          answer:
            'Fotografía en JPEG y TIFF a tamaño completo; vídeo en 4K en H.264, H.265 o ProRes. Si necesitas otra medida o versión vertical, la incluimos desde el inicio.',
        },
        {
          question: '¿Cuántas fotografías recibo?',
          answer:
            'Una sesión estándar entrega entre 15 y 25 imágenes editadas. Te enseñamos antes una selección de contactos para que elijas.',
        },
        {
          question: '¿De quién son los derechos?',
          answer:
            'Tienes licencia de uso para tu comunicación sin límite de tiempo ni de medios. La cesión a terceros o el uso publicitario masivo se pactan en el presupuesto.',
        },
        {
          question: '¿Qué seguro tenéis?',
          answer:
            'Responsabilidad civil aérea conforme a la normativa, con el certificado a tu disposición antes del rodaje.',
        },
      ],
    },
  ],
};
