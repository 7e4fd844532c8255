import { cascoAntiguo3d, gironaTejados, toursVirtuales360 } from '../../media/pictures';
import { requestInformation } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';
import { townModelViewer } from '../viewers/townModel';

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
      lead: 'Fotografías oblicuas en cinco direcciones, puntos de control medidos en las calles y una malla que respeta cada cubierta.',
      pictures: [
        { ...toursVirtuales360, caption: 'Fotografía oblicua · uno de los cinco vuelos' },
        { ...cascoAntiguo3d, caption: 'Malla del conjunto · sin textura' },
      ],
      actions: [{ kind: 'external', label: 'Ver el modelo con texturas', href: externalLinks.oldTownModel }],
    },
    {
      kind: 'callToAction',
      title: '¿Quieres tu municipio en 3D?',
      lead: 'Trabajamos con ayuntamientos, estudios de arquitectura y equipos de arqueología.',
      actions: [requestInformation],
    },
  ],
};
