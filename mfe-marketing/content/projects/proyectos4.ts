import { inmobiliariaVideo, villaAnochecer } from '../../media/pictures';
import { requestInformation } from '../actions';
import { externalLinks } from '../externalLinks';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Proyecto: una villa en un solo plano FPV',
    description:
      'Recorrido FPV en una sola toma por una villa con piscina: del jardín al salón y vuelta al aire, rodado con un cinewhoop de hélices protegidas.',
    keywords: ['one shot FPV', 'vídeo inmobiliario FPV', 'plano secuencia', 'villa con piscina'],
  },
  hero: {
    title: 'Una villa, un solo plano',
    lead: 'Del jardín al salón, de la cocina a la terraza y otra vez al cielo. Vuelo FPV con un cinewhoop de hélices protegidas: once ensayos y una toma buena.',
    annotation: 'Villa al anochecer',
    background: { kind: 'picture', picture: villaAnochecer },
    actions: [requestInformation],
  },
  sections: [
    {
      kind: 'video',
      title: 'Plano secuencia FPV de la villa',
      lead: 'Fragmento de la aproximación exterior, sin cortes y sin sonido.',
      video: inmobiliariaVideo,
      published: '2026-04-09',
      actions: [{ kind: 'external', label: 'Ver el recorrido completo', href: externalLinks.villaFilm }],
    },
    {
      kind: 'features',
      title: 'Cómo se rodó',
      items: [
        {
          title: 'Un recorrido dibujado antes',
          description: 'Puertas abiertas, cortinas recogidas y una línea de vuelo marcada sobre el plano de la casa.',
        },
        {
          title: 'Hélices protegidas',
          description: 'Un cinewhoop de menos de 250 gramos, que puede rozar un marco sin dejar marca.',
        },
        {
          title: 'Luz sin trampas',
          description:
            'Exposición fija entre el jardín y el salón, con las lámparas encendidas para igualar interiores.',
        },
        {
          title: 'Media jornada en la casa',
          description: 'Dos horas de ensayos y una de tomas. La propiedad estuvo lista para visitas esa misma tarde.',
        },
      ],
    },
    {
      kind: 'callToAction',
      title: '¿Y si fuera tu inmueble?',
      lead: 'Con un plano en planta te decimos si cabe en una toma y cuánto dura el rodaje.',
      actions: [requestInformation],
    },
  ],
};
