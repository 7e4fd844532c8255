/** The listings' copy. */
export const listingCopy = {
  shop: {
    title: 'Tienda de drones',
    lead: 'Drones, gafas, mandos y baterías, con las especificaciones que de verdad importan el día del vuelo.',
    description:
      'Tienda de demostración de Tramuntana Drones: drones para principiantes, con cámara, FPV y cartografía, y accesorios.',
  },
  offers: {
    title: 'Ofertas',
    lead: 'Productos de muestra con precio rebajado, de la iniciación a la cartografía.',
    description: 'Productos rebajados de la tienda de demostración de Tramuntana Drones.',
  },
  categoryNotFound: {
    title: 'Categoría no encontrada',
    lead: 'No hay ninguna categoría con ese nombre. Estas son las que sí existen.',
  },
} as const;

/** The three slides above the listing. Without scripts only the first shows. */
export const heroSlides = [
  {
    title: 'Mestral Pro: sensor de gran formato, clase C2',
    text: 'Vídeo 5,1K, 43 minutos de vuelo y un modo de baja velocidad para trabajar cerca de personas.',
    label: 'Ver Mestral Pro',
    to: '/tienda/producto/1',
    picture: 'camera',
  },
  {
    title: 'Ofertas: volar cuesta menos',
    text: 'Drones, gafas y accesorios rebajados hasta un 25\u00a0%.',
    label: 'Ver las ofertas',
    to: '/tienda/ofertas',
    picture: 'offers',
  },
  {
    title: 'Tu primer dron, sin sustos',
    text: 'Menos de 250\u00a0g, vuelo asistido y nada de exámenes: los que recomendamos para empezar.',
    label: 'Ver drones para principiantes',
    to: '/tienda/categoria/principiantes',
    picture: 'beginners',
  },
] as const;
