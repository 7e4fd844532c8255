import { PRIVACY_NOTICE } from '@tramuntana/contracts';
import type { LegalDocument } from './document';

// RGPD (Regulation (EU) 2016/679), article 13: information to give when data are collected from the person.
export const document: LegalDocument = {
  path: '/privacidad',
  title: 'Política de privacidad',
  description:
    'Qué datos personales tratamos, para qué, con qué base legal, cuánto tiempo y cómo ejercer tus derechos.',
  updated: PRIVACY_NOTICE.updated,
  sections: [
    {
      title: 'Responsable',
      blocks: [
        '{legalName}, con NIF {taxId} y domicilio en {address}, es responsable de los datos que nos envías. Para cualquier cuestión sobre ellos: {email}.',
      ],
    },
    {
      title: 'Formulario de contacto',
      blocks: [
        'Tratamos tu nombre, correo electrónico, teléfono y el texto del mensaje para responderte y, si lo pides, preparar un presupuesto. La base es tu consentimiento al enviar el formulario y la aplicación de medidas precontractuales a petición tuya (artículo 6.1, letras a y b, del RGPD).',
        'Conservamos los mensajes el tiempo necesario para atender la consulta y, como máximo, un año después del último contacto. Si la consulta termina en un encargo, se aplican los plazos mercantiles y fiscales.',
      ],
    },
    {
      title: 'Newsletter',
      blocks: [
        'Tratamos tu dirección de correo para enviarte nuestras publicaciones. La base es tu consentimiento, que puedes retirar cuando quieras escribiendo a {email} o con el enlace de baja de cada envío. Conservamos la dirección hasta que te des de baja.',
      ],
    },
    {
      title: 'Imágenes tomadas desde el aire',
      blocks: [
        'Planificamos los vuelos para no captar a personas ajenas al encargo. Si alguien resulta identificable en un material y no ha dado su autorización, lo difuminamos o descartamos la toma antes de entregar.',
      ],
    },
    {
      title: 'Lo que queda en tu dispositivo',
      blocks: [
        'El tema elegido, el volumen de los vídeos y una copia temporal de los datos de contacto y de la lista de servicios se guardan en el almacenamiento local de tu navegador. Allí queda también lo que haces en la tienda de demostración: el carrito, los pedidos, las opiniones, y el nombre, las direcciones y los métodos de pago de su cuenta. No se envían a ningún servidor. Los datos de la tienda puedes borrarlos desde la configuración de su cuenta; el resto, desde el propio navegador.',
      ],
    },
    {
      title: 'Cómo medimos el sitio',
      blocks: [
        'Cuando dejas una página, tu navegador nos dice cuánto tardó en mostrarse y si algo falló, con el nombre y la versión de esa parte del sitio. Solo sumamos esas cifras: no guardamos tu dirección IP, tu navegador, la página ni nada que te identifique. Si tu navegador pide que no te sigan (Do Not Track o Global Privacy Control) o ahorra datos, no envía nada, salvo los fallos mientras probamos una versión nueva.',
      ],
    },
    {
      title: 'Destinatarios',
      blocks: [
        'No cedemos datos a terceros salvo obligación legal. Los proveedores de alojamiento y de correo los tratan por cuenta nuestra, con contrato y dentro del Espacio Económico Europeo. No hay decisiones automatizadas ni elaboración de perfiles.',
      ],
    },
    {
      title: 'Tus derechos',
      blocks: [
        'Puedes pedir el acceso a tus datos, su rectificación o supresión, la limitación del tratamiento o su portabilidad, y oponerte a él, escribiendo a {email}. Respondemos en el plazo de un mes.',
        'Si crees que no hemos atendido bien tu petición, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o la Autoritat Catalana de Protecció de Dades.',
      ],
    },
  ],
};
