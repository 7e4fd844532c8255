import { bodaMasiaVideo } from '../../media/pictures';
import { requestInformation } from '../actions';
import type { ContentPage } from '../page';

export const page: ContentPage = {
  head: {
    title: 'Proyecto: una boda al anochecer en una masía',
    description:
      'Vídeo aéreo de una boda en una masía: mesas en el jardín, guirnaldas y hora azul, grabado con dron estabilizado y sin interrumpir la celebración.',
    keywords: ['proyecto de boda', 'vídeo de boda con dron', 'boda en masía', 'hora azul'],
  },
  hero: {
    title: 'Una boda al anochecer',
    lead: 'Teníamos veinte minutos de hora azul y un jardín lleno de luces. Un solo dron, dos baterías y el recorrido ensayado por la tarde.',
    annotation: 'Boda en una masía · hora azul',
    background: { kind: 'picture', picture: bodaMasiaVideo.poster },
    actions: [requestInformation],
  },
  sections: [
    {
      kind: 'video',
      title: 'Vídeo de la boda',
      lead: 'Fragmento de la película, sin sonido.',
      video: bodaMasiaVideo,
      published: '2026-06-06',
    },
    {
      kind: 'callToAction',
      title: 'Que tu día se vea así',
      lead: 'Dinos fecha y finca y te confirmamos si podemos estar.',
      actions: [requestInformation],
    },
  ],
};
