import { absoluteAddress, type ShellServices } from 'shared-contracts';

/** The way from the index of services to a page below it (schema.org/BreadcrumbList). */
export const trailData = (shell: Pick<ShellServices, 'siteUrl'>, name: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: absoluteAddress('/', shell) },
    { '@type': 'ListItem', position: 2, name: 'Servicios', item: absoluteAddress('/servicios', shell) },
    { '@type': 'ListItem', position: 3, name },
  ],
});
