import type { LegalDocument } from './document';

export const document: LegalDocument = {
  path: '/cookies',
  title: 'Política de cookies',
  description: 'Este sitio no usa cookies, ni propias ni de terceros. Qué se guarda en tu navegador y cómo borrarlo.',
  updated: '2026-11-01',
  sections: [
    {
      title: 'No usamos cookies',
      blocks: [
        'Este sitio no instala cookies, ni propias ni de terceros, y no mide ni sigue a quien lo visita. Por eso no verás un aviso que aceptar.',
      ],
    },
    {
      title: 'Almacenamiento local',
      blocks: [
        'Algunas funciones recuerdan tu elección en el almacenamiento local del navegador, que no se envía con las peticiones:',
        [
          'theme: el tema claro u oscuro que has elegido.',
          'footer y services: copia temporal de los datos de contacto y de los servicios, para no pedirlos dos veces.',
          'cart, cart-count y demás datos de la tienda de demostración: lo que pones en el carrito, los pedidos de muestra y las opiniones que escribes.',
        ],
        'Son datos estrictamente necesarios para lo que pides y no salen de tu dispositivo. Puedes borrarlos en cualquier momento desde los ajustes de tu navegador.',
      ],
    },
    {
      title: 'Contenido de terceros',
      blocks: [
        'Los mapas y las visitas virtuales alojados por otras empresas se cargan únicamente cuando pulsas para verlos. A partir de ese momento esas empresas pueden usar sus propias cookies; junto a cada uno hay un enlace directo por si prefieres abrirlo aparte.',
      ],
    },
  ],
};
