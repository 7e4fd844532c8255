import {
  inspeccionObras,
  nubeDePuntos,
  obraGrua,
  obraVideo,
  plantaSolar,
  termografiaSolar,
  urbanizacion,
} from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Inspección técnica y monitoreo de obras con drones',
    description:
      'Inspección de obras, cubiertas e infraestructuras con dron: termografía, modelos 3D y seguimiento de avance. Informes en 24-96h en Girona y Barcelona.',
    keywords: [
      'inspección con drones',
      'seguimiento de obra',
      'termografía aérea',
      'inspección de cubiertas',
      'Girona',
      'Barcelona',
    ],
  },
  hero: {
    title: 'Inspección técnica y monitoreo de obras',
    lead: 'Vemos de cerca lo que hoy exige andamio, grúa o corte de tráfico, y te lo entregamos en un informe con cada hallazgo localizado.',
    annotation: 'Seguimiento de obra · órbita sobre edificio con grúa torre',
    background: { kind: 'picture', picture: obraVideo.poster },
    actions: [requestQuote],
  },
  sections: [
    {
      kind: 'stats',
      title: 'Resultados que se notan en obra',
      items: [
        { value: '70 %', label: 'de ahorro en costes operativos' },
        { value: '98 %', label: 'de precisión en las mediciones' },
        { value: '24-96h', label: 'para la entrega de informes' },
        { value: '100 %', label: 'de seguridad operacional' },
      ],
    },
    {
      kind: 'cards',
      title: 'Qué inspeccionamos',
      lead: 'Seis trabajos que combinamos en una sola visita cuando la obra lo permite.',
      items: [
        {
          title: 'Fotogrametría y modelos 3D',
          description: 'Gemelo geométrico de la obra para medir, cubicar y comparar con el proyecto.',
          picture: nubeDePuntos,
          results: [
            'Precisión de hasta 1 cm por píxel en horizontal',
            'Volúmenes de excavación y acopio contrastables',
            'Modelo compatible con CAD y BIM',
          ],
        },
        {
          title: 'Termografía',
          description:
            'Imagen radiométrica de fachadas, cubiertas y campos solares para encontrar lo que no se ve a simple vista.',
          picture: termografiaSolar,
          results: [
            'Módulos y conexiones con sobretemperatura, localizados',
            'Humedades y puentes térmicos señalados en plano',
            '30 % menos de tiempo de inspección',
          ],
        },
        {
          title: 'Seguridad',
          description: 'Revisión de trabajos en altura, vallados y accesos sin exponer a nadie a una caída.',
          picture: obraGrua,
          results: [
            'Nadie en cubierta durante la inspección',
            'Evidencia fechada para la coordinación de seguridad',
            'Zonas de riesgo revisadas antes de cada fase',
          ],
        },
        {
          title: 'Inspección de infraestructuras',
          description:
            'Puentes, cubiertas industriales, torres y plantas solares con imagen de detalle de cada elemento.',
          picture: plantaSolar,
          results: [
            'Fisuras y corrosión clasificadas por gravedad',
            '15 % menos de coste de seguimiento y reparación',
            'Sin cortes de servicio en la mayoría de casos',
          ],
        },
        {
          title: 'Marketing de obra',
          description:
            'Fotografía y vídeo de la promoción para preventa, memoria de calidades y redes de la constructora.',
          picture: urbanizacion,
          results: [
            'Vistas reales a la altura de cada planta',
            'Piezas en 4K para web y punto de venta',
            'Archivo histórico de la obra terminada',
          ],
        },
        {
          title: 'Seguimiento de avance',
          description: 'Vuelos repetidos con la misma ruta para ver, semana a semana, qué se ha ejecutado.',
          picture: inspeccionObras,
          results: [
            'Comparativas superpuestas por fecha',
            'Desviaciones sobre el plan, visibles en la ortofoto',
            'Informe breve para el comité de obra',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Nuestro método',
      items: [
        { title: 'Captura', description: 'Volamos según el plan de obra, con señalista en tierra y zona acotada.' },
        {
          title: 'Análisis',
          description: 'Un técnico revisa las imágenes y clasifica cada hallazgo por tipo y gravedad.',
        },
        {
          title: 'Informes',
          description: 'Recibes el documento en 24-96h, con fotografías, plano de situación y prioridades.',
        },
        {
          title: 'Seguimiento',
          description: 'Repetimos el vuelo tras la actuación y comprobamos que el defecto ha desaparecido.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'Por qué inspeccionar con dron',
      items: [
        {
          title: 'Menos medios auxiliares',
          description:
            'Se evita alquilar plataformas o montar andamios solo para mirar: de ahí sale la mayor parte del ahorro.',
        },
        {
          title: 'Sin detener la obra',
          description:
            'El vuelo se encaja entre turnos o en la pausa; la grúa y los tajos siguen con su planificación.',
        },
        {
          title: 'Hallazgos localizados',
          description:
            'Cada defecto lleva coordenada, fotografía y nivel de prioridad: el equipo de reparación va directo al punto.',
        },
        {
          title: 'Historial comparable',
          description:
            'Las mismas rutas y alturas en cada visita permiten ver cómo evoluciona una fisura o un asiento.',
        },
        {
          title: 'Documentación para terceros',
          description: 'Imágenes fechadas que sirven ante aseguradora, propiedad o administración.',
        },
        {
          title: 'Personas a salvo',
          description: 'Las revisiones en altura se hacen desde el suelo, con evaluación de riesgos previa.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Pon fecha a la próxima revisión',
      lead: 'Dinos qué estructura es, dónde está y qué te preocupa. Te proponemos un plan de vuelo y un informe de muestra.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre inspección',
      items: [
        {
          question: '¿En cuánto tiempo tengo el informe?',
          answer:
            'Entre 24 y 96 horas después del vuelo, según la superficie y el análisis. Una cubierta se entrega al día siguiente; una planta solar con termografía completa puede llegar a los cuatro días. Si hay un riesgo inmediato, te llamamos desde la obra.',
        },
        {
          question: '¿Se puede volar en una obra dentro de la ciudad?',
          answer:
            'Sí. Los escenarios estándar STS-01 y STS-02 y nuestra declaración ante AESA cubren entornos urbanos con zona controlada en tierra. Nos encargamos de las comunicaciones previas y de coordinar con el aeropuerto cuando la obra cae en su espacio.',
        },
        {
          question: '¿Qué ocurre si llueve o hay viento?',
          answer:
            'No volamos con lluvia ni con rachas por encima del límite del equipo. Fijamos siempre una fecha de reserva y el cambio por meteorología no tiene coste. La termografía, además, requiere cielo estable y una diferencia de temperatura suficiente.',
        },
        {
          question: '¿Quién firma los resultados?',
          answer:
            'Entregamos un informe técnico de inspección visual o termográfica con la metodología y los equipos. Si necesitas un dictamen, trabajamos con tu ingeniería o con la dirección facultativa, que incorpora nuestras evidencias al suyo.',
        },
        {
          question: '¿Cómo se calcula el precio?',
          answer:
            'Por visita cerrada: depende de la ubicación, la superficie, el tipo de sensor y el nivel de informe. En seguimientos periódicos aplicamos una tarifa por vuelo, con las fechas pactadas desde el inicio de obra.',
        },
      ],
    },
  ],
};
