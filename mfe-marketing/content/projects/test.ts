import type { ContentPage } from '../page';
import { page as mapping, mappingStats } from '../services/mapeo-fotogrametria-drones-girona-barcelona';

/** The draft of the mapping page. No other page may claim its figures (docs/product/services.md#draft-2). */
export const page: ContentPage = {
  ...mapping,
  head: {
    title: 'Borrador: mapeo de grandes superficies con drones',
    description: 'Borrador de la página de mapeo: hasta 200 hectáreas por vuelo.',
    keywords: ['borrador', 'mapeo de grandes superficies'],
    noindex: true,
  },
  hero: {
    ...mapping.hero,
    title: 'Mapeo de grandes superficies',
    lead: 'Borrador en revisión: hasta 200 hectáreas en un solo vuelo.',
  },
  sections: [
    {
      ...mappingStats,
      items: [
        { value: '1 cm', label: 'de resolución sobre el terreno (GSD)' },
        { value: '200 ha', label: 'cubiertas por vuelo' },
        { value: '3D', label: 'de alta densidad en cada modelo' },
        { value: '99 %', label: 'de precisión volumétrica' },
      ],
    },
    ...mapping.sections.filter(({ kind }) => kind !== 'stats' && kind !== 'faq'),
  ],
};
