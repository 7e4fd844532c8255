import type { LegalDocument } from './document';

export const document: LegalDocument = {
  path: '/cookies',
  title: 'Política de cookies',
  description: 'Este sitio no usa cookies, ni propias ni de terceros. Qué se guarda en tu navegador y cómo borrarlo.',
  updated: '2026-11-21',
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
          'media-volume: el volumen que has elegido en los vídeos.',
          'cart, cart-count, shop-orders y shop-reviews: lo que pones en el carrito, los pedidos de muestra y las opiniones que escribes en la tienda de demostración.',
          'shop-profile, shop-addresses y shop-payments: el nombre, las direcciones y los métodos de pago que añades a la cuenta de demostración; de un método de pago, solo el tipo, las cuatro últimas cifras y la caducidad.',
          'react-router-scroll-positions, hasta que cierras la pestaña: por dónde ibas en cada página.',
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
