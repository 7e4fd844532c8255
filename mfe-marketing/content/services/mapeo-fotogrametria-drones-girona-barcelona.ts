import {
  dsmRelieve,
  fotogrametriaVideo,
  hexacopteroCartografia1,
  nubeDePuntos,
  ortofotoParcelas,
  urbanizacion,
} from '../../media/pictures';
import { requestQuote } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';
import type { StatsSection } from '../sections';

export const mappingStats: StatsSection = {
  kind: 'stats',
  title: 'Lo que medimos, en cifras',
  items: [
    { value: '1 cm', label: 'de resolución sobre el terreno (GSD)' },
    { value: '100 %', label: 'de integración web y app' },
    { value: '3D', label: 'de alta densidad en cada modelo' },
    { value: '98 %', label: 'de precisión volumétrica' },
  ],
};

export const page: ContentPage = {
  head: {
    title: 'Mapeo y fotogrametría con drones en Girona y Barcelona',
    description:
      'Ortofotos, nubes de puntos clasificadas, modelos 3D y volúmenes con GSD de 1 cm y corrección RTK. Levantamientos con dron en Girona, Barcelona y toda Cataluña.',
    keywords: [
      'fotogrametría con drones',
      'ortofoto Girona',
      'nube de puntos',
      'cálculo de volúmenes',
      'RTK',
      'topografía',
    ],
  },
  hero: {
    title: 'Mapeo y fotogrametría con drones',
    lead: 'Convertimos un vuelo de una mañana en un terreno que puedes medir desde la oficina: ortofoto, nube de puntos y modelo 3D, listos para tu CAD o tu SIG.',
    annotation: 'Del vuelo al modelo digital del terreno · curvas de nivel',
    background: { kind: 'video', video: fotogrametriaVideo },
    actions: [requestQuote],
  },
  sections: [
    mappingStats,
    {
      kind: 'collage',
      title: 'De la imagen al dato',
      lead: 'La misma finca en cuatro lecturas: nube de puntos coloreada por altura, modelo digital de superficie, ortofoto de parcelas y vista general de la zona.',
      pictures: [nubeDePuntos, dsmRelieve, ortofotoParcelas, urbanizacion],
      actions: [{ kind: 'external', label: 'Ver modelo 3D', href: externalLinks.castleModel }, requestQuote],
    },
    {
      kind: 'sectors',
      title: 'Para quién volamos',
      lead: 'Cada oficio necesita un entregable distinto. Acordamos formato, sistema de referencia y tolerancias antes de despegar.',
      items: [
        {
          title: 'Construcción e ingeniería',
          description:
            'Levantamientos previos, control de movimiento de tierras y comparación de lo ejecutado con el proyecto, sin parar la obra.',
        },
        {
          title: 'Agricultura y medio forestal',
          description:
            'Ortofotos de parcela, pendientes y escorrentías, inventario de arbolado y seguimiento de daños tras un temporal.',
        },
        {
          title: 'Minería y canteras',
          description:
            'Cubicaje periódico de acopios y frentes de explotación con informes comparables mes a mes, sin personal en los taludes.',
        },
        {
          title: 'Urbanismo y catastro',
          description:
            'Cartografía actualizada de núcleos y urbanizaciones para planeamiento, parcelaciones y expedientes municipales.',
        },
        {
          title: 'Patrimonio y arqueología',
          description:
            'Modelos 3D de fachadas, murallas y yacimientos que documentan el estado de cada pieza sin montar un andamio.',
        },
        {
          title: 'Energía e infraestructuras',
          description:
            'Base topográfica para plantas solares, carreteras y líneas, con perfiles y secciones a la equidistancia que pidas.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Qué recibes y con qué precisión',
      lead: 'Entregamos datos contrastados con puntos de control medidos en campo y un informe que dice cómo se obtuvo cada cifra.',
      items: [
        {
          title: 'Corrección RTK',
          description:
            'El dron fija cada fotografía con GNSS de doble frecuencia y corrección en tiempo real: precisión horizontal de hasta 1 cm por píxel y precisión vertical de 2-3 cm.',
          picture: hexacopteroCartografia1,
        },
        {
          title: 'Nubes de puntos clasificadas',
          description:
            'Suelo, vegetación, edificación y acopios por separado, en LAS o LAZ, para trabajar solo con lo que te interesa.',
          picture: nubeDePuntos,
        },
        {
          title: 'Ortofotos georreferenciadas',
          description:
            'Mosaicos en GeoTIFF sobre ETRS89 / UTM 31N, sin deformación por relieve: se mide sobre ellos como sobre un plano.',
          picture: ortofotoParcelas,
        },
        {
          title: 'Archivos CAD y modelos',
          description:
            'Curvas de nivel, líneas de rotura y secciones en DXF o DWG, y modelos de superficie y de terreno en GeoTIFF u OBJ.',
          picture: dsmRelieve,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Cómo trabajamos',
      items: [
        {
          title: 'Planificación',
          description:
            'Estudiamos la zona, el espacio aéreo y la normativa, y definimos contigo GSD, puntos de control y entregables.',
        },
        {
          title: 'Captura',
          description:
            'Medimos los puntos de apoyo y volamos la misión con solapes calculados para el relieve; verificamos las imágenes antes de irnos.',
        },
        {
          title: 'Procesado',
          description:
            'Calculamos la nube, la clasificamos y generamos ortofoto y modelos, con control de residuos en cada punto.',
        },
        {
          title: 'Entrega',
          description:
            'Publicamos los datos en la plataforma online y en la app, y te enviamos los archivos con el informe de precisión.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: '¿Qué terreno necesitas medir?',
      lead: 'Envíanos la referencia catastral o un polígono en KML y te respondemos con alcance, plazo y precio cerrado.',
      actions: [requestQuote],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre fotogrametría',
      items: [
        {
          question: '¿Qué es la fotogrametría con drones?',
          answer:
            'Es la técnica que obtiene medidas a partir de fotografías. El dron toma cientos de imágenes solapadas y el cálculo reconoce los mismos puntos en varias de ellas hasta reconstruir el terreno en tres dimensiones, con coordenadas reales.',
        },
        {
          question: '¿Qué ventajas tiene frente a un levantamiento clásico?',
          answer:
            'Cubre en una mañana lo que a pie lleva días, mide toda la superficie y no solo puntos sueltos, y evita que el personal entre en taludes, cubiertas o zonas con maquinaria. Además, la nube queda archivada: puedes volver a medir sin volver a la parcela.',
        },
        {
          question: '¿Qué tipo de dron utilizáis para cartografía?',
          answer:
            'Un multirrotor con antena GNSS RTK y obturador mecánico para superficies de precisión, y un dron estabilizado con sensor de gran formato cuando además se necesitan imágenes de presentación. Para entornos estrechos llevamos un modelo compacto y versátil.',
        },
        {
          question: '¿Cómo garantizáis la seguridad de los vuelos?',
          answer:
            'Todos los pilotos están certificados y la operadora está registrada en AESA. Antes de cada vuelo hacemos una evaluación de riesgos del emplazamiento, delimitamos la zona de despegue y coordinamos con el espacio aéreo controlado si hace falta. Volamos con seguro de responsabilidad civil.',
        },
        {
          question: '¿Sirve para la supervisión de obra?',
          answer:
            'Sí. Programamos vuelos quincenales o mensuales con la misma ruta y los mismos puntos de control, de modo que cada entrega se superpone a la anterior y al proyecto. La dirección facultativa ve el avance y las desviaciones sobre la ortofoto.',
        },
        {
          question: '¿Con qué fiabilidad calculáis volúmenes?',
          answer:
            'Con un 98 % de precisión volumétrica en acopios y movimientos de tierra sobre terreno visible. El informe indica la superficie de referencia, la fecha y el método, para que la certificación se pueda revisar.',
        },
        {
          question: '¿Cómo accedo a los datos?',
          answer:
            'A través de una plataforma online y una aplicación móvil: ves la ortofoto y el modelo, mides distancias, áreas y volúmenes y compartes el enlace con tu equipo, sin instalar programas. Los archivos originales se descargan desde el mismo sitio.',
        },
        {
          question: '¿Cómo contrato un levantamiento?',
          answer:
            'Escríbenos con la ubicación, la superficie aproximada y el uso que darás a los datos. Te enviamos un presupuesto cerrado, fijamos fecha según la meteorología y tramitamos los permisos de vuelo que correspondan.',
        },
      ],
    },
  ],
};
