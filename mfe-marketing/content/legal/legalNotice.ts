import type { LegalDocument } from './document';

// LSSI (Ley 34/2002), article 10: the company behind the site, its registration, and its authorisation to fly.
export const document: LegalDocument = {
  path: '/aviso-legal',
  title: 'Aviso legal',
  description:
    'Titular de este sitio web, datos registrales, autorización de operadora de drones y condiciones de uso.',
  updated: '2026-11-25',
  sections: [
    {
      title: 'Titular del sitio',
      blocks: [
        'En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de quien presta el servicio:',
        [
          'Denominación social: {legalName}',
          'NIF: {taxId}',
          'Domicilio: {address}',
          'Inscripción: {registry}',
          'Correo electrónico: {email}',
          'Teléfono: {phone}',
        ],
      ],
    },
    {
      title: 'Autorización para operar',
      blocks: [
        'La actividad con aeronaves no tripuladas está sometida a la supervisión de la Agencia Estatal de Seguridad Aérea (AESA). Número de operadora: {operatorId}.',
        'Volamos según los Reglamentos (UE) 2019/947 y 2019/945 y la normativa española que los completa. Antes de cada vuelo comprobamos las zonas geográficas y pedimos las autorizaciones o coordinaciones que hagan falta.',
      ],
    },
    {
      title: 'Uso del sitio',
      blocks: [
        'El acceso es libre y gratuito y no exige registro. La tienda es una demostración: sus productos, precios y opiniones son de muestra, no se cobra nada y ningún pedido llega a tramitarse.',
        'Los plazos, precisiones y entregas que se describen en las páginas de servicios son los habituales. Lo que obliga a las partes es el presupuesto aceptado para cada encargo.',
      ],
    },
    {
      title: 'Propiedad intelectual',
      blocks: [
        'Textos, imágenes, vídeos, diseño y código pertenecen al titular o se usan con licencia. Puedes enlazar cualquier página y citar fragmentos indicando la fuente; para otro uso, escríbenos antes.',
      ],
    },
    {
      title: 'Enlaces a otros sitios',
      blocks: [
        'Algunas páginas enlazan con informes, visitas virtuales o mapas alojados por terceros. Se abren solo cuando tú lo pides, salvo los que muestra la página de un contenido de la galería, y se rigen por las condiciones de quien los publica.',
      ],
    },
    {
      title: 'Ley aplicable',
      blocks: [
        'Este aviso se rige por la ley española. Si contratas como consumidor, serán competentes los juzgados de tu domicilio; en los demás casos, los de Girona.',
      ],
    },
  ],
};
