import { absoluteAddress, type ShellServices } from '@tramuntana/contracts';

/** The path from the home page through the services to a page (schema.org/BreadcrumbList). */
export const breadcrumbData = (shell: Pick<ShellServices, 'siteUrl'>, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: absoluteAddress('/', shell) },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: absoluteAddress('/servicios', shell) },
    { '@type': 'ListItem', position: 3, name },
  ],
});
