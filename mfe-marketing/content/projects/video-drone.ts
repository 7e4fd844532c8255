import { costaBravaVideo, costaCenital } from '../../media/pictures';
import { requestInformation } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Vídeo de muestra grabado con dron',
    description:
      'Vídeo de muestra de un vuelo sobre una cala de la Costa Brava al atardecer, para ver en pantalla completa la calidad de imagen de nuestros drones.',
    keywords: ['vídeo de muestra dron', 'Costa Brava desde el aire', 'calidad de imagen dron'],
  },
  hero: {
    title: 'Vídeo de muestra con dron',
    lead: 'Un vuelo corto sobre una cala al atardecer. Míralo a pantalla completa: así se mueve y así se ve un plano nuestro.',
    annotation: 'Costa en vista cenital',
    background: { kind: 'picture', picture: costaCenital },
    actions: [],
  },
  sections: [
    {
      kind: 'video',
      title: 'Cala de la Costa Brava',
      lead: 'Dron estabilizado, última hora de la tarde.',
      video: costaBravaVideo,
      published: '2026-06-18',
    },
    {
      kind: 'callToAction',
      title: '¿Te imaginas tu proyecto así?',
      lead: 'Escríbenos y te enseñamos material parecido a lo que necesitas.',
      actions: [requestInformation],
    },
  ],
};
