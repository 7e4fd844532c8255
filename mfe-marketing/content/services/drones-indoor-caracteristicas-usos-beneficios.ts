import { cinewhoop1, cinewhoop2, cinewhoop3, indoorVideo } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Drones indoor: características, usos y beneficios',
    description:
      'Vuelo de drones en interiores con hélices protegidas: naves, hoteles, fábricas y centros comerciales. Vídeo e inspección sin GPS en Girona y Barcelona.',
    keywords: [
      'dron indoor',
      'dron interior',
      'cinewhoop',
      'vídeo de naves industriales',
      'inspección interior con dron',
    ],
  },
  hero: {
    title: 'Drones indoor: volar donde no llega el GPS',
    lead: 'Hélices protegidas, poco peso y un piloto con mano fina. Así recorremos una nave, un hotel o una fábrica en marcha sin mover una estantería.',
    annotation: 'Vuelo por una nave industrial · interior sin GPS',
    background: { kind: 'picture', picture: indoorVideo.poster },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'benefits',
      title: 'Cinco beneficios de volar en interior',
      items: [
        {
          title: 'Un recorrido que se entiende',
          description: 'El visitante atraviesa recepción, taller y almacén en orden, como si caminara por el edificio.',
        },
        {
          title: 'Protección total de las hélices',
          description:
            'Los conductos evitan el contacto con personas y objetos: un roce con la pared no detiene la toma.',
        },
        {
          title: 'Sin parar la actividad',
          description:
            'Ocupamos el pasillo unos minutos. La línea de producción o el desayuno del hotel siguen su ritmo.',
        },
        {
          title: 'Alturas sin andamio',
          description: 'Cerchas, puentes grúa, conductos y falsos techos revisados desde el suelo.',
        },
        {
          title: 'Con independencia del tiempo',
          description: 'Ni lluvia ni viento: la fecha que reservas es la fecha en que se rueda.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Para qué se utiliza',
      items: [
        {
          title: 'Presentación de instalaciones',
          description: 'Planos secuencia de hoteles, gimnasios, bodegas y comercios para web, ferias y redes.',
          picture: cinewhoop1,
        },
        {
          title: 'Inspección de cubiertas y depósitos',
          description: 'Revisión visual con iluminación propia en silos, tanques y cámaras, sin entrada de personal.',
          picture: cinewhoop2,
        },
        {
          title: 'Eventos y ferias',
          description:
            'Recorridos por el recinto, los expositores y el escenario durante el montaje, antes de que entre el público.',
          picture: cinewhoop3,
        },
      ],
    },
    {
      kind: 'video',
      title: 'Un vuelo por dentro',
      lead: 'De la puerta al fondo de la nave, entre estanterías y maquinaria.',
      video: indoorVideo,
      published: '2026-03-20',
    },
    {
      kind: 'callToAction',
      title: 'Enséñanos tu espacio',
      lead: 'Con un plano o cuatro fotografías te decimos qué recorrido funciona, cuánto dura el rodaje y qué conviene preparar.',
      actions: [requestInformation, requestQuote],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre vuelo indoor',
      items: [
        {
          question: '¿Hace falta permiso para volar dentro de un edificio?',
          answer:
            'Un interior completamente cerrado queda fuera de la normativa de espacio aéreo, así que basta con la autorización de la propiedad. Aun así, volamos con pilotos titulados, evaluación de riesgos y seguro.',
        },
        {
          question: '¿Qué espacio mínimo necesitáis?',
          answer:
            'Una puerta estándar es suficiente. El equipo más pequeño que usamos mide unos 15 cm y pasa entre dos estanterías o por debajo de una mesa.',
        },
        {
          question: '¿Puede haber personas durante el vuelo?',
          answer:
            'Sí, si están informadas y conocen el recorrido. Marcamos la zona de paso, hacemos un ensayo y una persona del equipo acompaña al dron.',
        },
        {
          question: '¿Hace mucho ruido?',
          answer:
            'Suena como un secador de pelo, durante tomas de dos o tres minutos. En hoteles y oficinas elegimos la franja con menos ocupación.',
        },
        {
          question: '¿Y si hay poca luz?',
          answer:
            'Trabajamos con cámaras luminosas y, si hace falta, añadimos puntos de luz discretos. En depósitos y silos el dron lleva su propia iluminación.',
        },
        {
          question: '¿Qué entregáis?',
          answer:
            'La pieza montada en 4K con música y rótulos, las tomas sueltas corregidas de color y, en inspección, las imágenes ordenadas por zona con un informe.',
        },
      ],
    },
  ],
};
