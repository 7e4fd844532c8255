import type { LegalDocument } from './document';

export const document: LegalDocument = {
  path: '/accesibilidad',
  title: 'Declaración de accesibilidad',
  description:
    'Grado de accesibilidad del sitio según las WCAG 2.2, cómo se comprueba y cómo avisarnos de un problema.',
  updated: '2026-11-01',
  sections: [
    {
      title: 'Compromiso',
      blocks: [
        'Queremos que cualquier persona pueda leer este sitio y pedirnos un presupuesto, con teclado, lector de pantalla, ampliación o sin JavaScript. Tomamos como referencia el nivel AA de las pautas WCAG 2.2.',
      ],
    },
    {
      title: 'Cómo lo comprobamos',
      blocks: [
        'Cada versión pasa una batería automática sobre todas las páginas en tema claro y oscuro, y un recorrido con teclado. Los vídeos en bucle tienen un control de pausa visible y se quedan quietos si tu sistema pide menos movimiento.',
      ],
    },
    {
      title: 'Limitaciones conocidas',
      blocks: [
        [
          'Los visores de modelos 3D y de panoramas exigen un navegador con gráficos acelerados; junto a ellos hay una imagen y una descripción.',
          'Los contenidos alojados por terceros (mapas, visitas virtuales) dependen de la accesibilidad de quien los publica.',
        ],
      ],
    },
    {
      title: 'Avisos y sugerencias',
      blocks: [
        'Si encuentras una barrera, escríbenos a {email} o llama al {phone} y cuéntanos en qué página y qué intentabas hacer. Te responderemos y te daremos la información por otra vía si la necesitas antes.',
      ],
    },
  ],
};
