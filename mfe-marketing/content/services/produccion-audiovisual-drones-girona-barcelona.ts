import { dronCamaraPro1, dronFpvRacer1, produccionAudiovisualVideo } from '../../media/pictures';
import { playVideo, requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Producción audiovisual con drones en Girona y Barcelona',
    description:
      'Vídeo corporativo, publicidad y contenido inmersivo con drones estabilizados y FPV: guion, rodaje 4K/6K, permisos y post-producción en Girona y Barcelona.',
    keywords: [
      'producción audiovisual',
      'vídeo corporativo con dron',
      'productora Girona',
      'publicidad aérea',
      'post-producción',
    ],
  },
  hero: {
    title: 'Producción audiovisual con drones',
    lead: 'De la primera idea a la copia final, con el aire como un decorado más. Guion, permisos, rodaje y montaje en una sola casa.',
    annotation: 'Pirineo sobre las nubes',
    background: { kind: 'video', video: produccionAudiovisualVideo },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'features',
      title: 'Cinco maneras de trabajar juntos',
      items: [
        {
          title: 'Vídeos corporativos y tours virtuales',
          description: 'Quién eres, qué fabricas y dónde: una pieza que el equipo comercial enseña con orgullo.',
        },
        {
          title: 'Exploración aérea de zonas de difícil acceso',
          description: 'Acantilados, cumbres, cubiertas y cauces rodados con seguridad y sin montar infraestructura.',
        },
        {
          title: 'Innovación en el contenido de empresa',
          description: 'Planos FPV que cruzan la fábrica, hiperlapsos de una jornada y gráficos sobre imagen real.',
        },
        {
          title: 'Marketing inmersivo',
          description: 'Experiencias 360° y verticales para ferias, escaparates y campañas en redes.',
        },
        {
          title: 'Promoción de productos locales',
          description: 'Bodegas, aceites, quesos y artesanía contados desde el paisaje del que salen.',
        },
      ],
    },
    {
      kind: 'video',
      title: 'El Pirineo, sobre las nubes',
      lead: 'Plano de apertura rodado al amanecer. Así empieza una historia de montaña.',
      video: produccionAudiovisualVideo,
      published: '2026-01-30',
      actions: [requestQuote],
    },
    {
      kind: 'equipment',
      title: 'Con qué rodamos',
      items: [
        {
          title: 'Drones estabilizados y FPV',
          description: 'Dos lenguajes que combinamos en la misma pieza.',
          picture: dronCamaraPro1,
          features: ['Estabilizado con sensor de gran formato', 'FPV de carreras y cinewhoop para interiores'],
        },
        {
          title: 'Cámaras 4K y 6K',
          description: 'El formato se decide según pantalla y presupuesto.',
          picture: dronFpvRacer1,
          features: ['Perfil logarítmico y bruto', 'Hasta 100 fotogramas por segundo'],
        },
        {
          title: 'Transmisión en tiempo real',
          description: 'El cliente y el director ven la toma mientras se rueda.',
          features: ['Monitor inalámbrico en el set', 'Visionado remoto por enlace privado'],
        },
        {
          title: 'Post-producción',
          description: 'Montaje y acabado en estudio propio.',
          features: ['Etalonaje, sonido y grafismo', 'Subtítulos y versiones por idioma y formato'],
        },
      ],
    },
    {
      kind: 'sectors',
      title: 'Para quién producimos',
      items: [
        {
          title: 'Empresas',
          description:
            'Industria, energía, alimentación y servicios que necesitan explicar un proceso complejo con claridad.',
        },
        {
          title: 'Eventos y bodas',
          description: 'Convenciones, festivales y celebraciones con realización multicámara y planos aéreos.',
        },
        {
          title: 'Vídeo inmobiliario',
          description: 'Promotoras y agencias que presentan viviendas, hoteles y suelo con imagen de cine.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Cuéntanos la historia',
      lead: 'Con una página de idea nos basta para proponerte enfoque, calendario y presupuesto por partidas.',
      actions: [requestQuote, playVideo, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre producción',
      items: [
        {
          question: '¿Qué aporta el dron a una producción?',
          answer:
            'Escala, movimiento y acceso. Sustituye a grúas y helicópteros en la mayoría de planos, reduce el equipo en el set y permite probar encuadres en minutos.',
        },
        {
          question: '¿Qué tipos de vídeo hacéis?',
          answer:
            'Corporativo, publicitario, de producto, documental, turístico, inmobiliario y contenido para redes. También rodamos recursos aéreos para otras productoras.',
        },
        {
          question: '¿Cómo es el proceso?',
          answer:
            'Reunión y guion, localización y permisos, rodaje, montaje con dos rondas de cambios y entrega. Cada fase tiene fecha en el calendario que firmamos.',
        },
        {
          question: '¿Quién se ocupa de los permisos?',
          answer:
            'Nosotros, como operadora registrada: espacio aéreo, vía pública, espacios naturales y autorizaciones de la propiedad. El coste de las tasas figura aparte en el presupuesto.',
        },
        {
          question: '¿Dónde puedo usar el vídeo?',
          answer:
            'En web, redes, ferias, presentaciones y comunicación interna sin límite de tiempo. Para televisión o campaña pagada ajustamos la licencia de música y de imagen.',
        },
      ],
    },
  ],
};
