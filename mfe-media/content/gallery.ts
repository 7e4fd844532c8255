/** The gallery's copy. */
export const galleryCopy = {
  title: 'Galería',
  lead: 'Vuelos y fotografías de nuestros trabajos en la costa, la ciudad y la montaña. Todo lo que ves se ha captado desde el aire.',
  description:
    'Galería de vídeos y fotografías aéreas de Tramuntana Drones: Costa Brava, Girona, Pirineo, obras, bodas y fotogrametría.',
  keywords: ['galería drones', 'vídeos aéreos', 'fotografía aérea Girona', 'Costa Brava desde el aire'],
  empty: 'No hay contenido con estos filtros',
  kinds: [
    { kind: '', label: 'Todo' },
    { kind: 'video', label: 'Vídeos' },
    { kind: 'imagen', label: 'Fotografías' },
  ],
  callToAction: {
    title: '¿Imaginas algo así para tu proyecto?',
    text: 'Cuéntanos qué quieres enseñar y te proponemos el vuelo, la luz y el formato.',
    label: 'Solicitar Información',
  },
} as const;
