import type { ContentPage } from './page';

export type ContentSource = {
  /** Below `/servicios/`. */
  path: string;
  /** Name of the content's chunk, so that it can be preloaded with the template. */
  chunk: string;
  load: () => Promise<{ page: ContentPage }>;
};

/** The service pages of the specification's route table: `path` is the service's `pagina`. */
export const servicePages: readonly ContentSource[] = [
  {
    path: 'tours-virtuales-promocion-inmuebles-girona-barcelona',
    chunk: 'content-tours-virtuales',
    load: () => import(/* webpackChunkName: "content-tours-virtuales" */ './services/toursVirtuales'),
  },
  {
    path: 'drones-fpv-caracteristicas-usos-beneficios',
    chunk: 'content-drones-fpv',
    load: () => import(/* webpackChunkName: "content-drones-fpv" */ './services/dronesFpv'),
  },
  {
    path: 'drones-indoor-caracteristicas-usos-beneficios',
    chunk: 'content-drones-indoor',
    load: () => import(/* webpackChunkName: "content-drones-indoor" */ './services/dronesIndoor'),
  },
  {
    path: 'drones-estabilizados-caracteristicas-usos-beneficios',
    chunk: 'content-drones-estabilizados',
    load: () => import(/* webpackChunkName: "content-drones-estabilizados" */ './services/dronesEstabilizados'),
  },
  {
    path: 'grabacion-drones-bodas-eventos-girona-barcelona',
    chunk: 'content-bodas-eventos',
    load: () => import(/* webpackChunkName: "content-bodas-eventos" */ './services/bodasEventos'),
  },
  {
    path: 'grabacion-fotografia-aerea-drones-girona-barcelona',
    chunk: 'content-fotografia-aerea',
    load: () => import(/* webpackChunkName: "content-fotografia-aerea" */ './services/fotografiaAerea'),
  },
  {
    path: 'fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona',
    chunk: 'content-inmuebles-turismo',
    load: () => import(/* webpackChunkName: "content-inmuebles-turismo" */ './services/inmueblesTurismo'),
  },
  {
    path: 'inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona',
    chunk: 'content-inspeccion-obras',
    load: () => import(/* webpackChunkName: "content-inspeccion-obras" */ './services/inspeccionObras'),
  },
  {
    path: 'grabacion-drones-eventos-deportivos-girona-barcelona',
    chunk: 'content-eventos-deportivos',
    load: () => import(/* webpackChunkName: "content-eventos-deportivos" */ './services/eventosDeportivos'),
  },
  {
    path: 'mapeo-fotogrametria-drones-girona-barcelona',
    chunk: 'content-mapeo-fotogrametria',
    load: () => import(/* webpackChunkName: "content-mapeo-fotogrametria" */ './services/mapeoFotogrametria'),
  },
  {
    path: 'produccion-audiovisual-drones-girona-barcelona',
    chunk: 'content-produccion-audiovisual',
    load: () => import(/* webpackChunkName: "content-produccion-audiovisual" */ './services/produccionAudiovisual'),
  },
];

/** Sample projects, the sample drone video and the draft of the mapping page. */
export const projectPages: readonly ContentSource[] = [
  {
    path: 'proyectos1',
    chunk: 'content-proyectos1',
    load: () => import(/* webpackChunkName: "content-proyectos1" */ './projects/toursInmobiliarios'),
  },
  {
    path: 'proyectos2',
    chunk: 'content-proyectos2',
    load: () => import(/* webpackChunkName: "content-proyectos2" */ './projects/bodaMasia'),
  },
  {
    path: 'proyectos3',
    chunk: 'content-proyectos3',
    load: () => import(/* webpackChunkName: "content-proyectos3" */ './projects/modeloPueblo'),
  },
  {
    path: 'proyectos4',
    chunk: 'content-proyectos4',
    load: () => import(/* webpackChunkName: "content-proyectos4" */ './projects/villaFpv'),
  },
  {
    path: 'video-drone',
    chunk: 'content-video-drone',
    load: () => import(/* webpackChunkName: "content-video-drone" */ './projects/videoDron'),
  },
  {
    path: 'test',
    chunk: 'content-test',
    load: () => import(/* webpackChunkName: "content-test" */ './services/borradorMapeo'),
  },
];
