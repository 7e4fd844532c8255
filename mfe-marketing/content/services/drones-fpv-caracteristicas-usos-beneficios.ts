import { dronFpvRacer1, dronFpvRacer2, dronFpvRacer3, fpvVideo } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Drones FPV: características, usos y beneficios',
    description:
      'Vuelo FPV inmersivo para deporte, inmuebles y publicidad: planos continuos, interiores a exterior y velocidades de hasta 200 km/h y más. Girona y Barcelona.',
    keywords: ['dron FPV', 'vuelo FPV', 'plano secuencia con dron', 'vídeo inmersivo', 'piloto FPV Girona'],
  },
  hero: {
    title: 'Drones FPV: el plano que ningún otro dron alcanza',
    lead: 'El piloto vuela con gafas, desde dentro de la máquina. Por eso un FPV cruza una ventana, roza una cornisa y persigue una moto en la misma toma.',
    annotation: 'Vuelo FPV por el bosque · toma continua',
    background: { kind: 'picture', picture: fpvVideo.poster },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'features',
      title: 'Cinco características de un dron FPV',
      items: [
        {
          title: 'Vuelo en primera persona',
          description:
            'La cámara transmite a las gafas con una latencia de milisegundos: el piloto decide cada centímetro de la trayectoria.',
        },
        {
          title: 'Velocidad sin límite electrónico',
          description:
            'Alcanza los 200 km/h y los supera en configuración de carreras, suficiente para seguir un coche de rally.',
        },
        {
          title: 'Maniobra acrobática',
          description:
            'Giros, picados y tirabuzones controlados a mano, sin los filtros que limitan a un dron convencional.',
        },
        {
          title: 'Tamaño a medida',
          description:
            'Desde un cinewhoop con hélices protegidas para interiores hasta un chasis de siete pulgadas para gran recorrido.',
        },
        {
          title: 'Imagen 4K estabilizada',
          description:
            'Cámara de acción o módulo de cine, con estabilización por giroscopio en edición para un resultado suave.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Innovación a bordo',
      items: [
        {
          title: 'Transmisión digital HD',
          description:
            'El realizador ve la toma en directo en un monitor, a la vez que el piloto, y corrige en el momento.',
          picture: dronFpvRacer1,
        },
        {
          title: 'Plano secuencia sin cortes',
          description:
            'Ensayamos el recorrido con maqueta y simulador para unir fachada, interior y jardín en una sola toma.',
          picture: dronFpvRacer2,
        },
        {
          title: 'Rescate automático',
          description:
            'Si se pierde la señal, el GPS devuelve el equipo al punto de despegue; y siempre hay un observador junto al piloto.',
          picture: dronFpvRacer3,
        },
      ],
    },
    {
      kind: 'video',
      title: 'Mira cómo vuela',
      lead: 'Un recorrido bajo entre los árboles, sin un solo corte.',
      video: fpvVideo,
      published: '2026-04-17',
    },
    {
      kind: 'callToAction',
      title: '¿Tienes un recorrido en la cabeza?',
      lead: 'Mándanos un vídeo con el móvil andando por el sitio. Te diremos qué se puede volar y cómo quedaría.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre FPV',
      items: [
        {
          question: '¿En qué se diferencia de un dron convencional?',
          answer:
            'Un dron convencional se sostiene solo y se mueve despacio; es la herramienta para planos estables. El FPV lo pilota una persona en todo momento y puede acelerar, inclinarse y pasar por huecos estrechos.',
        },
        {
          question: '¿Es legal volar con gafas?',
          answer:
            'Sí, siempre que un observador mantenga el dron a la vista y esté en contacto con el piloto. Nuestra operadora está registrada en AESA y vuela con ese procedimiento.',
        },
        {
          question: '¿Es seguro cerca de personas?',
          answer:
            'Para rodar cerca del equipo usamos cinewhoops ligeros con hélices protegidas, en un recorrido ensayado y con todos los presentes informados. Los modelos rápidos vuelan solo en zona despejada.',
        },
        {
          question: '¿Cuánto dura cada vuelo?',
          answer:
            'De cuatro a ocho minutos según el equipo. Llevamos baterías para una jornada completa y cargamos en el set, así que el rodaje no se detiene.',
        },
        {
          question: '¿En qué formato recibo el material?',
          answer:
            'En 4K a 50 o 100 fotogramas, estabilizado y con corrección de color, o en bruto si montáis vosotros. También entregamos versión vertical para redes.',
        },
        {
          question: '¿Cuánto cuesta una sesión?',
          answer:
            'Depende del recorrido, del ensayo y del tipo de dron. Trabajamos con presupuesto cerrado por media jornada o jornada, con seguro de responsabilidad civil y permisos incluidos.',
        },
      ],
    },
  ],
};
