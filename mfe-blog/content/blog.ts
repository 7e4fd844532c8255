/** Copy of the blog's front page. */
export const blogCopy = {
  title: 'Blog',
  lead: 'Normativa, técnica de vuelo, equipos y casos prácticos, contados por quienes pilotan.',
  description:
    'Artículos sobre drones profesionales: normativa, técnica de vuelo, fotogrametría, equipos y casos prácticos en Girona, Barcelona y Cataluña.',
  keywords: ['blog de drones', 'normativa de drones', 'fotogrametría', 'drones FPV', 'Girona', 'Barcelona'],
  newsletter: {
    title: 'Un correo cuando hay algo que contar',
    lead: 'Cambios en la normativa, técnicas que hemos probado y trabajos recientes. Sin publicidad de terceros.',
  },
} as const;
