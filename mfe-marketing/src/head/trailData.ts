/** The way from the index of services to a page below it (schema.org/BreadcrumbList). */
export const trailData = (siteUrl: string, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: `${siteUrl}/servicios` },
    { '@type': 'ListItem', position: 3, name },
  ],
});
