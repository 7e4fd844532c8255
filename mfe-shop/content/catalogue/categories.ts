/** The shop's departments, in the order of the filter. Addresses contain the `id`. */
export const categories = [
  {
    id: 'principiantes',
    name: 'Drones para principiantes',
    lead: 'Ligeros, asistidos y fáciles de gobernar: los drones con los que recomendamos dar los primeros vuelos.',
    description: 'Drones de iniciación de menos de 250 g, con vuelo asistido y clase C0.',
  },
  {
    id: 'camara',
    name: 'Drones con cámara',
    lead: 'Cámaras estabilizadas en tres ejes para fotografía, vídeo y producción, de la mochila de viaje al rodaje.',
    description: 'Drones con cámara estabilizada de clase C0, C1 y C2 para fotografía y vídeo aéreo.',
  },
  {
    id: 'fpv',
    name: 'Drones FPV',
    lead: 'Vuelo en primera persona: chasis de carbono, cinewhoops para interiores y las gafas que los acompañan.',
    description: 'Drones FPV de carreras y freestyle, cinewhoops con hélices protegidas y gafas de vuelo.',
  },
  {
    id: 'cartografia',
    name: 'Cartografía e inspección',
    lead: 'Plataformas con posicionamiento RTK, termografía y sensor multiespectral para medir, no solo para mirar.',
    description: 'Drones de cartografía, termografía y agricultura con posicionamiento RTK.',
  },
  {
    id: 'accesorios',
    name: 'Accesorios',
    lead: 'Baterías, mandos y maletas: lo que hace que un día de vuelo salga bien.',
    description: 'Baterías, mandos con pantalla y maletas rígidas de transporte para drones.',
  },
] as const;

export type Category = (typeof categories)[number];
export type CategoryId = Category['id'];

/** The category of an address; null if it does not exist. */
export const findCategory = (id: string | undefined): Category | null =>
  categories.find((category) => category.id === id) ?? null;
