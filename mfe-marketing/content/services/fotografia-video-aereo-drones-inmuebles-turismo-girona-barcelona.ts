import {
  costaCala,
  inmobiliariaVideo,
  masiaJardin,
  ortofotoParcelas,
  panorama360,
  urbanizacion,
  villaAnochecer,
} from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Fotografía y vídeo con drones para inmuebles y turismo',
    description:
      'Imagen aérea para agencias inmobiliarias, hoteles, cámpings y destinos turísticos de Girona y Barcelona: fotografía, vídeo 4K, recorridos FPV y vistas 360°.',
    keywords: [
      'dron inmobiliario',
      'vídeo para inmobiliarias',
      'fotografía de hoteles',
      'promoción turística',
      'Costa Brava',
    ],
  },
  hero: {
    title: 'Inmuebles y turismo: vende el lugar, no solo la casa',
    lead: 'La cala a cuatro minutos, el jardín completo, la carretera que no se oye. Desde el aire, la ubicación deja de ser una línea del anuncio.',
    annotation: 'Villa con piscina · órbita aérea',
    background: { kind: 'picture', picture: inmobiliariaVideo.poster },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'features',
      title: 'Cinco servicios para vender y alquilar',
      items: [
        {
          title: 'Reportaje de la propiedad',
          description: 'Fotografías aéreas y de suelo con un mismo revelado, en el tamaño que pide cada portal.',
        },
        {
          title: 'Vídeo de presentación',
          description: 'Pieza de un minuto que sitúa, entra y recorre, con rótulos y versión vertical.',
        },
        {
          title: 'Recorrido FPV en una toma',
          description: 'De la verja a la terraza en un único plano, sin cortes ni trípodes.',
        },
        {
          title: 'Vistas de futura planta',
          description: 'Fotografía real desde la altura de cada piso para promociones sobre plano.',
        },
        {
          title: 'Imagen de destino',
          description: 'Campañas para municipios, hoteles y cámpings: costa, interior y montaña en su mejor estación.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Tecnología al servicio de la imagen',
      items: [
        {
          title: 'Cámara 4K y 6K estabilizada',
          description: 'Nitidez en las texturas y cielos sin quemar, también al atardecer.',
          picture: masiaJardin,
        },
        {
          title: 'Panorámicas de 360°',
          description: 'Esferas aéreas que el comprador gira a voluntad desde el anuncio.',
          picture: panorama360,
        },
        {
          title: 'Medición sobre ortofoto',
          description: 'Linderos, superficies y distancias señalados sobre una imagen real y actual.',
          picture: ortofotoParcelas,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'De la llamada al anuncio',
      items: [
        {
          title: 'Consulta',
          description: 'Nos das la referencia y el plazo; respondemos con propuesta y precio en un día laborable.',
        },
        {
          title: 'Planificación',
          description: 'Elegimos hora de luz según la orientación y tramitamos los permisos de la zona.',
        },
        {
          title: 'Producción',
          description: 'Una visita de dos o tres horas, con la propiedad preparada y los vecinos avisados.',
        },
        {
          title: 'Entrega',
          description: 'Galería privada con fotografías y vídeo en los formatos de tu web y de los portales.',
        },
      ],
    },
    {
      kind: 'cases',
      title: 'Casos de éxito',
      lead: 'Tres encargos recientes y lo que cambió en la comercialización.',
      items: [
        {
          title: 'Villa al anochecer',
          description:
            'La imagen de portada pasó del salón a la piscina iluminada, y la agencia recibió las primeras visitas esa semana.',
          picture: villaAnochecer,
          play: { label: 'Play', href: externalLinks.villaFilm },
        },
        {
          title: 'Hotel sobre la cala',
          description:
            'Un vídeo de cuarenta segundos que enseña el camino a la playa, pensado para la página de reservas.',
          picture: costaCala,
          play: { label: 'Play', href: externalLinks.coveFilm },
        },
        {
          title: 'Urbanización con jardines',
          description:
            'Vistas desde la altura de cada parcela que resolvieron la duda más repetida: qué se ve desde la mía.',
          picture: urbanizacion,
          play: { label: 'Play', href: externalLinks.estateFilm },
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'Seis ventajas para tu comercialización',
      items: [
        {
          title: 'Ubicación comprensible',
          description: 'Se ve de un vistazo lo que ningún plano cuenta: orientación, pendiente y vecindad.',
        },
        {
          title: 'Anuncios que destacan',
          description: 'Una portada aérea se distingue entre decenas de fachadas iguales.',
        },
        {
          title: 'Menos visitas en balde',
          description: 'Quien llega ya conoce el entorno y ha descartado lo que no encaja.',
        },
        {
          title: 'Material para todo el año',
          description: 'Una jornada bien planificada alimenta web, redes y folleto durante la temporada.',
        },
        {
          title: 'Rodaje breve',
          description: 'Dos o tres horas bastan; el propietario o los huéspedes apenas lo notan.',
        },
        {
          title: 'Tarifas para agencias',
          description: 'Precios por volumen y calendario compartido si nos confías toda tu cartera.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Tu próxima captación, con otra portada',
      lead: 'Envíanos la referencia del inmueble o la web del hotel y te proponemos los planos que mejor lo cuentan.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre inmuebles y turismo',
      items: [
        {
          question: '¿En cuánto tiempo entregáis?',
          answer:
            'Las fotografías en 48 horas laborables y el vídeo en cinco días. Los tours virtuales llevan de 7 a 10 días.',
        },
        {
          question: '¿Cuánto cuesta un reportaje?',
          answer:
            'Depende de la propiedad y de las piezas. Presupuestamos por encargo cerrado, con desplazamiento y permisos incluidos dentro de la provincia, y con condiciones especiales para agencias.',
        },
        {
          question: '¿Podéis volar en primera línea de mar?',
          answer:
            'Sí, salvo en espacios protegidos sin autorización o en playas con público. Elegimos primera hora y, si la zona lo requiere, solicitamos permiso con antelación.',
        },
        {
          question: '¿Y la privacidad de los vecinos?',
          answer:
            'No grabamos el interior de fincas ajenas, avisamos cuando conviene y difuminamos personas y matrículas en la edición.',
        },
        {
          question: '¿Qué ocurre si el día sale nublado?',
          answer:
            'Cambiamos de fecha sin coste. Una vivienda frente al mar merece cielo abierto, y esperamos a tenerlo.',
        },
        {
          question: '¿Retocáis grúas, cables o piscinas vacías?',
          answer:
            'Corregimos luz, color y pequeños elementos temporales. No alteramos nada que induzca a error sobre el inmueble: quien lo visite encontrará lo que ha visto.',
        },
      ],
    },
  ],
};
