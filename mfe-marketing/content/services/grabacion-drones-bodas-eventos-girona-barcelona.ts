import { bodaMasiaVideo } from '../../media/pictures';
import { bookDate, playVideo, requestInformation } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Grabación con drones de bodas y eventos en Girona y Barcelona',
    description:
      'Vídeo y fotografía aérea de bodas, aniversarios y eventos de empresa en masías y fincas de Girona y Barcelona. Discretos, asegurados y con tu fecha reservada.',
    keywords: ['dron para bodas', 'vídeo aéreo de boda', 'bodas en masía Girona', 'grabación de eventos', 'Barcelona'],
  },
  hero: {
    title: 'Bodas y eventos vistos desde el aire',
    lead: 'La llegada a la masía, la mesa larga al atardecer, el primer baile bajo las guirnaldas. Grabamos lo que nadie ve desde el suelo, sin que nadie lo note.',
    annotation: 'Boda en una masía · hora azul',
    background: { kind: 'video', video: bodaMasiaVideo },
    actions: [bookDate],
  },
  sections: [
    {
      kind: 'stats',
      title: 'Parejas que ya lo han vivido',
      items: [
        { value: '50+', label: 'bodas grabadas' },
        { value: '4.9★', label: 'de valoración media' },
        { value: '100 %', label: 'de satisfacción' },
      ],
    },
    {
      kind: 'quote',
      title: 'En palabras de una pareja',
      text: 'No nos enteramos de que había un dron hasta que vimos el vídeo. El plano de todos saliendo al jardín, con las montañas detrás, nos lo ponemos cada aniversario.',
      author: 'Marta y Jordi',
      detail: 'Boda en una masía del Baix Empordà',
    },
    {
      kind: 'cards',
      title: 'Cuatro maneras de contar tu día',
      items: [
        {
          title: 'Película de boda',
          description:
            'Pieza de cuatro a seis minutos con planos aéreos y de tierra, música con licencia y color de cine.',
        },
        {
          title: 'Fotografía aérea',
          description:
            'El retrato de grupo que cabe entero, la finca desde arriba y la pareja en el paisaje que ha elegido.',
        },
        {
          title: 'Eventos de empresa',
          description: 'Presentaciones, convenciones y aniversarios, con resumen listo para redes al día siguiente.',
        },
        {
          title: 'Fiestas y celebraciones populares',
          description: 'Ferias, fiestas mayores y conciertos, coordinados con el ayuntamiento y el plan de seguridad.',
        },
      ],
    },
    {
      kind: 'video',
      title: 'Un atardecer entre guirnaldas',
      lead: 'Fragmento de una celebración en una masía: mesas, jardín y luces al caer la noche.',
      video: bodaMasiaVideo,
      published: '2026-06-06',
    },
    {
      kind: 'benefits',
      title: 'Tres razones para elegirnos',
      items: [
        {
          title: 'Discreción',
          description:
            'Volamos en los momentos pactados, a distancia y pocos minutos. Durante los votos, el dron está en el suelo.',
        },
        {
          title: 'Un plan para cada tiempo',
          description: 'Llevamos escaleta, horarios de luz y alternativa de tierra por si el viento no deja despegar.',
        },
        {
          title: 'Todo en regla',
          description: 'Pilotos certificados, seguro de responsabilidad civil y permisos gestionados con la finca.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: '¿Tenéis fecha?',
      lead: 'Los sábados de mayo a octubre se reservan con meses de antelación. Decidnos día y lugar y os confirmamos disponibilidad.',
      actions: [bookDate, playVideo, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre bodas y eventos',
      items: [
        {
          question: '¿Se puede volar sobre los invitados?',
          answer:
            'No sobrevolamos grupos de personas: la norma lo limita y el sentido común también. Grabamos desde los laterales y en altura, que además da mejor perspectiva.',
        },
        {
          question: '¿Qué pasa si llueve o hace viento?',
          answer:
            'Movemos el vuelo a otro momento del día, y si no hay ventana posible grabamos con cámara de tierra o volvemos otro día a la finca para los planos de paisaje. La parte aérea no realizada no se cobra.',
        },
        {
          question: '¿Hay que pedir permiso al restaurante o a la iglesia?',
          answer:
            'Sí, y lo hacemos nosotros: hablamos con la finca, revisamos el espacio aéreo y comunicamos el vuelo cuando el lugar lo exige.',
        },
        {
          question: '¿Molestará el ruido en la ceremonia?',
          answer:
            'No. Los planos de ceremonia se toman en la entrada y en la salida, y el resto a una distancia en la que apenas se oye.',
        },
        {
          question: '¿Cuándo recibimos el vídeo?',
          answer:
            'Un avance de un minuto en la primera semana y la película completa en un plazo de cuatro a seis semanas, en 4K y descarga privada.',
        },
        {
          question: '¿Trabajáis con nuestro fotógrafo?',
          answer:
            'Con mucho gusto. Nos coordinamos en horarios y estilo y, si lo prefiere, le entregamos las tomas aéreas para que las monte.',
        },
      ],
    },
  ],
};
