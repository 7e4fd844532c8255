import { gironaTejados, nubeDePuntos, toursVirtuales360 } from '../../media/pictures';
import { requestInformation } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';
import { townModelViewer } from '../viewers';

export const page: ContentPage = {
  head: {
    title: 'Proyecto: modelo 3D de un casco antiguo',
    description:
      'Modelo 3D de un casco antiguo obtenido por fotogrametría con dron: tejados, calles y murallas medibles para planeamiento y divulgación del patrimonio.',
    keywords: ['modelo 3D de un pueblo', 'fotogrametría urbana', 'patrimonio 3D', 'casco antiguo'],
  },
  hero: {
    title: 'Un casco antiguo en tres dimensiones',
    lead: 'Calles estrechas, cubiertas de teja y una catedral en lo alto. El modelo permite medir cada cubierta y recorrer el conjunto desde cualquier ángulo.',
    annotation: 'Tejados del casco antiguo · vista aérea',
    background: { kind: 'picture', picture: gironaTejados },
    actions: [requestInformation],
  },
  sections: [
    {
      kind: 'embed',
      title: 'El modelo, en tu pantalla',
      lead: 'Gíralo y acércate: es una versión ligera del entregable, sin texturas, pensada para verse también en el móvil.',
      embed: townModelViewer,
    },
    {
      kind: 'collage',
      title: 'Del vuelo al modelo',
      lead: 'Fotografías oblicuas en cinco direcciones, nube de puntos densa y malla con textura.',
      pictures: [toursVirtuales360, nubeDePuntos],
      actions: [{ kind: 'external', label: 'Abrir el modelo 3D', href: externalLinks.oldTownModel }],
    },
    {
      kind: 'callToAction',
      title: '¿Quieres tu municipio en 3D?',
      lead: 'Trabajamos con ayuntamientos, estudios de arquitectura y equipos de arqueología.',
      actions: [requestInformation],
    },
  ],
};
