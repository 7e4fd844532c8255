import { carreteraMontana, deportesVideo, eventosDeportivos } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Grabación de eventos deportivos con drones',
    description:
      'Cobertura aérea de ciclismo, trail, vela, motor y competiciones en Girona y Barcelona: seguimiento FPV, señal en directo y resúmenes el mismo día.',
    keywords: [
      'dron eventos deportivos',
      'seguimiento aéreo ciclismo',
      'vídeo trail running',
      'dron regata',
      'retransmisión aérea',
    ],
  },
  hero: {
    title: 'Eventos deportivos a la altura de la carrera',
    lead: 'El ataque en el puerto, la baliza de barlovento, la última curva. Seguimos la acción a su velocidad y servimos la imagen cuando todavía es noticia.',
    annotation: 'Seguimiento de un pelotón · carretera de montaña',
    background: { kind: 'video', video: deportesVideo },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'cards',
      title: 'Cuatro coberturas',
      items: [
        {
          title: 'Seguimiento de competición',
          description:
            'Dron estabilizado para la carrera y FPV para el tramo decisivo, con posiciones acordadas sobre el recorrido.',
        },
        {
          title: 'Señal en directo',
          description: 'Imagen aérea en tiempo real para realización, pantalla de meta o emisión por internet.',
        },
        {
          title: 'Resumen del día',
          description:
            'Montaje de noventa segundos antes de la entrega de premios, con patrocinadores y clasificación.',
        },
        {
          title: 'Promoción y recorrido',
          description: 'Vídeo del trazado meses antes: perfil, puntos clave y paisaje para abrir inscripciones.',
        },
      ],
    },
    {
      kind: 'collage',
      title: 'La carrera y el lugar',
      lead: 'El pelotón de cerca y la carretera entera: dos alturas que una moto no puede dar.',
      pictures: [eventosDeportivos, carreteraMontana],
    },
    {
      kind: 'benefits',
      title: 'Tres razones para confiarnos tu prueba',
      items: [
        {
          title: 'Velocidad real',
          description: 'Pilotos FPV capaces de acompañar a un ciclista en descenso o a un coche de rally.',
        },
        {
          title: 'Seguridad integrada',
          description:
            'Nos incorporamos al plan de autoprotección: zonas de vuelo, frecuencias y prioridad de los medios de emergencia.',
        },
        {
          title: 'Entrega inmediata',
          description: 'Editor en el recinto y subida en caliente: prensa y redes tienen imágenes durante la prueba.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Reserva la cobertura de tu prueba',
      lead: 'Con el recorrido en GPX y el horario preparamos plan de vuelo, equipo y presupuesto.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre eventos deportivos',
      items: [
        {
          question: '¿Podéis volar sobre el público?',
          answer:
            'No se sobrevuelan aglomeraciones. Situamos el vuelo en paralelo al trazado y a una distancia segura, y coordinamos con la organización las zonas sin espectadores.',
        },
        {
          question: '¿Con cuánta antelación hay que contrataros?',
          answer:
            'Idealmente seis semanas, porque algunos permisos de espacio aéreo y de parque natural llevan su tiempo. Para pruebas en circuito cerrado suelen bastar dos.',
        },
        {
          question: '¿Qué deportes cubrís?',
          answer:
            'Ciclismo, trail, triatlón, vela, remo, motor, hípica y deportes de nieve. En pabellón usamos drones indoor con hélices protegidas.',
        },
        {
          question: '¿El ruido distrae a los deportistas?',
          answer:
            'Mantenemos distancia y evitamos los momentos de concentración, como salidas o saltos. En hípica y tiro acordamos el uso con los jueces.',
        },
        {
          question: '¿Y si cambia el tiempo durante la prueba?',
          answer:
            'El director de vuelo decide según viento y visibilidad, y la cobertura pasa a cámara de tierra. Está previsto en el plan, así que siempre hay imagen.',
        },
        {
          question: '¿Cómo recibo el material?',
          answer:
            'Clips en 4K clasificados por kilómetro o por momento en una carpeta compartida el mismo día, y el vídeo resumen en los formatos que pidan tus patrocinadores.',
        },
      ],
    },
  ],
};
