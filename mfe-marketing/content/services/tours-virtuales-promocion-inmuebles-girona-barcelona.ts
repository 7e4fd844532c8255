import { toursVirtuales360 } from '../../media/pictures';
import { requestInformation, requestQuote } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';
import { castlePanoramaViewer } from '../viewers/castlePanorama';

export const page: ContentPage = {
  head: {
    title: 'Tours virtuales 360° y promoción de inmuebles',
    description:
      'Recorridos virtuales 360° aéreos e interiores para agencias, hoteles y promotoras en Girona y Barcelona. Entrega en 7 a 10 días, listos para web y portales.',
    keywords: [
      'tour virtual 360',
      'visita virtual inmobiliaria',
      'fotografía 360 Girona',
      'promoción de inmuebles',
      'Barcelona',
    ],
  },
  hero: {
    title: 'Tours virtuales 360° y promoción de inmuebles',
    lead: 'Una visita que no cierra nunca: quien se interesa por tu inmueble lo recorre por dentro, sale al aire y ve el barrio entero antes de pedir cita.',
    annotation: 'Casco antiguo para visita virtual · vista aérea',
    background: { kind: 'picture', picture: toursVirtuales360 },
    actions: [{ kind: 'external', label: 'Ver Informe', href: externalLinks.virtualTourReport }, requestQuote],
  },
  sections: [
    {
      kind: 'features',
      title: 'Qué incluye un tour',
      items: [
        {
          title: 'Panorámicas aéreas de 360°',
          description:
            'Esféricas a varias alturas que sitúan la finca: accesos, orientación, distancia al mar o al centro.',
        },
        {
          title: 'Interiores estancia a estancia',
          description: 'Puntos de visión cada pocos metros, con la luz equilibrada para que las ventanas no se quemen.',
        },
        {
          title: 'Navegación por plano',
          description: 'Un plano en planta muestra dónde está el visitante y le permite saltar de sala en sala.',
        },
        {
          title: 'Puntos de información',
          description: 'Etiquetas con texto, fotografías, vídeo o ficha técnica en el lugar exacto al que se refieren.',
        },
        {
          title: 'Funciona en cualquier pantalla',
          description: 'Móvil, tableta, ordenador y visor de realidad virtual, sin descargar aplicaciones.',
        },
        {
          title: 'Con tu imagen de marca',
          description:
            'Colores, logotipo y formulario de contacto integrados, en catalán, castellano, inglés o francés.',
        },
      ],
    },
    {
      kind: 'embed',
      title: 'Prueba una esfera aérea',
      lead: 'Arrastra para mirar en cualquier dirección. En un tour completo, desde aquí se baja al jardín y se entra por la puerta.',
      embed: castlePanoramaViewer,
    },
    {
      kind: 'cards',
      title: 'Servicios para promoción inmobiliaria',
      items: [
        {
          title: 'Vivienda en venta o alquiler',
          description:
            'Recorrido completo para el anuncio, con enlace compatible con los portales inmobiliarios más usados.',
        },
        {
          title: 'Alojamientos turísticos',
          description: 'Hoteles, masías y apartamentos que muestran habitaciones, piscina y vistas tal como son.',
        },
        {
          title: 'Obra nueva y solares',
          description: 'Vistas reales desde la altura de cada planta futura y situación de la parcela en su entorno.',
        },
        {
          title: 'Espacios para eventos',
          description: 'Salones y jardines que el cliente recorre para decidir montaje, aforo y accesos.',
        },
        {
          title: 'Comercio, industria y oficinas',
          description: 'Naves, locales y coworkings con medidas y dotaciones explicadas en cada punto.',
        },
        {
          title: 'Patrimonio y turismo',
          description:
            'Visitas para ayuntamientos y museos: casco antiguo, monasterio o yacimiento con guía integrada.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Así hacemos tu tour',
      items: [
        {
          title: 'Planificación',
          description:
            'Recorremos el espacio contigo, elegimos puntos y horas de luz y revisamos si el vuelo requiere permiso.',
        },
        {
          title: 'Producción',
          description:
            'Capturamos interiores y panorámicas aéreas en una jornada, con el espacio preparado y sin personas.',
        },
        {
          title: 'Post-producción',
          description:
            'Unimos, retocamos y enlazamos las escenas, añadimos la información y publicamos en 7 a 10 días.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'Lo que gana tu agencia',
      items: [
        {
          title: 'Visitas mejor filtradas',
          description: 'Quien pide cita ya sabe cómo es la vivienda y viene a confirmar, no a descubrir.',
        },
        {
          title: 'Compradores de fuera',
          description: 'El cliente de Lyon o de Múnich recorre la casa de Begur sin coger un avión.',
        },
        {
          title: 'Más tiempo en el anuncio',
          description: 'El visitante decide adónde mirar y se queda a explorar, en lugar de pasar fotografías.',
        },
        {
          title: 'Confianza desde el principio',
          description: 'Una esfera no esconde ángulos: se ve lo que hay, y eso acorta la negociación.',
        },
        {
          title: 'Un material, muchos usos',
          description: 'De las panorámicas extraemos fotografías y clips para ficha, folleto y redes.',
        },
        {
          title: 'Datos de interés',
          description: 'Estadísticas de las escenas más vistas, útiles para orientar la visita presencial.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: 'Enseña el inmueble antes de abrir la puerta',
      lead: 'Cuéntanos metros, ubicación y fecha en que quieres publicar. Te enviamos un presupuesto cerrado y un tour de muestra parecido al tuyo.',
      actions: [requestQuote, requestInformation],
    },
    {
      kind: 'faq',
      title: 'Preguntas frecuentes sobre tours 360°',
      items: [
        {
          question: '¿Cuánto tarda en estar publicado?',
          answer:
            'De 7 a 10 días desde la captura. Si necesitas la ficha antes, adelantamos las fotografías extraídas de las panorámicas en 48 horas.',
        },
        {
          question: '¿Cómo tengo que preparar el inmueble?',
          answer:
            'Ordenado, con las luces en marcha y las persianas arriba. En la esfera se ve todo, también lo que queda a la espalda de la cámara. Te mandamos una lista de comprobación el día antes.',
        },
        {
          question: '¿Puedo integrarlo en mi web y en los portales?',
          answer:
            'Sí. Entregamos un enlace y un código para incrustar. Los portales que admiten visita virtual aceptan la dirección sin más pasos.',
        },
        {
          question: '¿Dónde se aloja y cuánto tiempo?',
          answer:
            'El primer año de alojamiento está incluido. Después puedes renovarlo o recibir los archivos para publicarlo en tu servidor.',
        },
        {
          question: '¿Se pueden tomar panorámicas aéreas en el centro de la ciudad?',
          answer:
            'En la mayoría de los casos sí, con un dron ligero y zona reservada en tierra. Revisamos antes las limitaciones del espacio aéreo y, si el permiso no llega a tiempo, usamos una pértiga de gran altura.',
        },
        {
          question: '¿Qué pasa con los vecinos y las matrículas?',
          answer:
            'Difuminamos rostros, matrículas y ventanas ajenas en la edición, y evitamos encuadrar fincas colindantes salvo como paisaje.',
        },
      ],
    },
  ],
};
