import { inmueblesTurismo, masiaJardin } from '../../media/pictures';
import { requestInformation } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Proyecto: dos tours virtuales para venta de inmuebles',
    description:
      'Dos recorridos virtuales 360° producidos para la venta de una villa con piscina y una masía con jardín: captura aérea e interior y publicación en diez días.',
    keywords: ['proyecto tour virtual', 'villa con piscina', 'masía con jardín', 'visita 360'],
  },
  hero: {
    title: 'Dos tours virtuales para vender sin prisas',
    lead: 'Una villa contemporánea y una masía rehabilitada. Dos propiedades muy distintas y un mismo encargo: que el comprador llegue a la visita con la decisión casi tomada.',
    annotation: 'Masía con jardín · luz de tarde',
    background: { kind: 'picture', picture: masiaJardin },
    actions: [requestInformation],
  },
  sections: [
    {
      kind: 'cases',
      title: 'Recorre los proyectos',
      lead: 'Cada tour se abre en una pestaña nueva y funciona en el móvil.',
      items: [
        {
          title: 'Villa con piscina',
          description: 'Catorce puntos de visión, dos panorámicas aéreas y plano interactivo de las dos plantas.',
          picture: inmueblesTurismo,
          play: { label: 'Abrir el tour', href: externalLinks.villaTour },
        },
        {
          title: 'Masía con jardín',
          description:
            'Interiores de piedra con la luz equilibrada, jardín al atardecer y vista aérea de la finca entera.',
          picture: masiaJardin,
          play: { label: 'Abrir el tour', href: externalLinks.farmhouseTour },
        },
      ],
    },
    {
      kind: 'callToAction',
      title: '¿Tienes una propiedad parecida?',
      lead: 'Te contamos cuántas escenas necesita, cuánto se tarda y cómo quedaría en tu web.',
      actions: [requestInformation],
    },
  ],
};
