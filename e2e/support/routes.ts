import { BEYOND_SAMPLE } from './sample';

/** Addresses of the site (docs/product/site.md#route-1): `PAGES` answer 200, unknown addresses 404. */
export const SERVICE_PAGES = [
  'tours-virtuales-promocion-inmuebles-girona-barcelona',
  'drones-fpv-caracteristicas-usos-beneficios',
  'drones-indoor-caracteristicas-usos-beneficios',
  'drones-estabilizados-caracteristicas-usos-beneficios',
  'grabacion-drones-bodas-eventos-girona-barcelona',
  'grabacion-fotografia-aerea-drones-girona-barcelona',
  'fotografia-video-aereo-drones-inmuebles-turismo-girona-barcelona',
  'inspeccion-tecnica-monitoreo-obras-drones-girona-barcelona',
  'grabacion-drones-eventos-deportivos-girona-barcelona',
  'mapeo-fotogrametria-drones-girona-barcelona',
  'produccion-audiovisual-drones-girona-barcelona',
].map((pagina) => `/servicios/${pagina}`);

export const PAGES = [
  '/',
  '/servicios',
  ...SERVICE_PAGES,
  '/servicios/test',
  '/servicios/proyectos1',
  '/servicios/proyectos2',
  '/servicios/proyectos3',
  '/servicios/proyectos4',
  '/servicios/video-drone',
  '/sobre-nosotros',
  '/contacto',
  '/aviso-legal',
  '/privacidad',
  '/cookies',
  '/accesibilidad',
  '/blog',
  '/blog/post/1',
  '/media',
  '/media/1',
  // A frame instead of a picture or a video.
  '/media/3',
  '/tienda',
  '/tienda/ofertas',
  '/tienda/categoria/principiantes',
  '/tienda/producto/1',
  '/carrito',
  '/dashboard',
  '/dashboard/direcciones',
  '/dashboard/pagos',
  '/dashboard/pedidos',
  '/dashboard/configuracion',
];

/** Pages that have the template of another one, but other words. */
const SAME_TEMPLATE = new Set([
  ...SERVICE_PAGES.slice(1),
  '/servicios/proyectos2',
  '/servicios/proyectos3',
  '/servicios/proyectos4',
  // The draft has a video, too.
  '/servicios/video-drone',
  '/privacidad',
  '/cookies',
  '/accesibilidad',
  // The offers are such a list, too.
  '/tienda/categoria/principiantes',
  // The contact page, as the target of its form.
  '/contacto/mensaje',
]);

/** The first page, and one page of each remote. */
const OF_REMOTES = new Set(['/', '/contacto', '/blog/post/1', '/media', '/tienda']);

/** One page for each template. */
export const TEMPLATES = PAGES.filter((path) => !SAME_TEMPLATE.has(path));

/** Tags of a test for one page: the sample has one page for each template. */
export const samplePage = (path: string, ...tags: string[]) => ({
  tag: SAME_TEMPLATE.has(path) ? [BEYOND_SAMPLE, ...tags] : tags,
});

/** Tags of a test for features that all pages of a remote share: the sample has one page of each remote. */
export const sampleRemote = (path: string) => ({ tag: OF_REMOTES.has(path) ? [] : BEYOND_SAMPLE });

/** Pages that answer forms without scripts. */
export const ANSWERS = ['/contacto/mensaje', '/contacto/enviado', '/newsletters', '/newsletters/recibida'];

export const UNKNOWN = [
  '/no-existe',
  '/blog/no-existe',
  '/blog/post/999999',
  '/blog/post/abc',
  '/media/999999',
  '/media/abc',
  '/tienda/producto/999999',
  '/servicios/no-existe',
];
