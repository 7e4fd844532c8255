import { inmobiliariaVideo, inmueblesTurismo, villaAnochecer } from '../../media/pictures';
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
    lead: 'Del jardín al salón, de la cocina a la terraza y otra vez al cielo. Once ensayos y una toma buena con un cinewhoop de hélices protegidas.',
    annotation: 'Villa con piscina',
    background: { kind: 'picture', picture: inmobiliariaVideo.poster },
    actions: [requestInformation],
  },
  sections: [
    {
      kind: 'cases',
      title: 'Mira el recorrido',
      lead: 'El plano completo se abre en una pestaña nueva.',
      items: [
        {
          title: 'De día, con el jardín abierto',
          description: 'La toma entra por la puerta de la piscina y sale por la planta superior.',
          picture: inmueblesTurismo,
          play: { label: 'Play', href: externalLinks.villaTour },
        },
        {
          title: 'Al anochecer, con la casa encendida',
          description: 'El mismo recorrido en la hora azul, con la luz interior como guía.',
          picture: villaAnochecer,
          play: { label: 'Play', href: externalLinks.villaFilm },
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
