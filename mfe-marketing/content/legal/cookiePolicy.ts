import type { LegalDocument } from './document';

export const document: LegalDocument = {
  path: '/cookies',
  title: 'Política de cookies',
  description: 'Este sitio no usa cookies para medirte ni seguirte. Qué se guarda en tu navegador y cómo borrarlo.',
  updated: '2026-11-25',
  sections: [
    {
      title: 'Ninguna cookie, salvo una técnica',
      blocks: [
        'Este sitio no instala cookies para medir ni seguir a quien lo visita, ni propias ni de terceros. Por eso no verás un aviso que aceptar.',
        'Cuando probamos una versión nueva de una parte del sitio, una cookie técnica (canary- y el nombre de esa parte) recuerda cuál de las dos versiones te ha tocado, para que no cambie de una página a otra. Contiene un número al azar y la versión, dura como máximo siete días y se borra cuando termina la prueba. Mientras tanto contamos cuántas páginas fallan con cada versión, sin guardar ningún dato tuyo.',
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
          'cart, shop-orders y shop-reviews: lo que pones en el carrito, los pedidos de muestra y las opiniones que escribes en la tienda de demostración.',
          'shop-profile, shop-addresses y shop-payments: el nombre, las direcciones y los métodos de pago que añades a la cuenta de demostración; de un método de pago, solo el tipo, las cuatro últimas cifras y la caducidad.',
          'react-router-scroll-positions, hasta que cierras la pestaña: por dónde ibas en cada página.',
        ],
        'Son datos estrictamente necesarios para lo que pides y no salen de tu dispositivo. Puedes borrarlos en cualquier momento desde los ajustes de tu navegador.',
      ],
    },
    {
      title: 'Contenido de terceros',
      blocks: [
        'Los mapas y las visitas virtuales alojados por otras empresas se cargan únicamente cuando pulsas para verlos, salvo los que muestra la página de un contenido de la galería, que se cargan al abrirla. Desde ese momento esas empresas pueden usar sus propias cookies; junto a cada uno hay un enlace directo por si prefieres abrirlo aparte.',
      ],
    },
  ],
};
