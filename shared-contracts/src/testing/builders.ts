import type { MediaItem, Paged, Post, Service, Tag } from '@tramuntana/contracts';

let nextId = 1;

export const aPost = (over: Partial<Post> = {}): Post => {
  const id = over.id ?? nextId++;
  return {
    id,
    titulo: `Entrada ${id}`,
    fecha: '2026-05-14',
    content: '<p>Texto de la entrada.</p>',
    imagen: '/api/files/costa-cala-960.webp',
    author: 'Núria Vidal',
    read_time: 4,
    tags: [{ name: 'Normativa' }],
    ...over,
  };
};

export const aTag = (over: Partial<Tag> = {}): Tag => ({ id: nextId++, name: 'Normativa', ...over });

export const aService = (over: Partial<Service> = {}): Service => ({
  imagen: '/api/files/fpv-960.webp',
  titulo: 'Drones FPV',
  descripcion: 'Vuelos inmersivos.',
  pagina: 'drones-fpv-caracteristicas-usos-beneficios',
  ...over,
});

export const aMediaItem = (over: Partial<MediaItem> = {}): MediaItem => ({
  id: nextId++,
  file: '/api/files/costa-brava.mp4',
  iframe: null,
  kind: 'video',
  titulo: 'Vuelo sobre una cala',
  ...over,
});

/** One page of a list: `count` is the total, `next` the address of the next page if there is one. */
export const aPage = <Item>(results: Item[], over: Partial<Paged<Item>> = {}): Paged<Item> => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  ...over,
});
