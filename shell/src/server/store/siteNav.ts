import { mountForPath, type NavLink } from '@tramuntana/contracts';
import type { SiteLink } from '../../shared/composition/page/pageState';
import type { LiveRemote } from './LiveRemote';

/**
 * The site's own links (docs/product/layout.md#header-3, docs/product/layout.md#menu-1). They are not data of the remotes.
 * Older releases have none, and a rollback to one must not empty the header.
 */
const OWN_LINKS: readonly NavLink[] = [
  { path: '/', label: 'Home', place: 'header', order: 100 },
  { path: '/servicios', label: 'Servicios', place: 'header', order: 200 },
  { path: '/blog', label: 'Blog', place: 'header', order: 300 },
  { path: '/sobre-nosotros', label: 'Sobre Nosotros', place: 'header', order: 400 },
  { path: '/contacto', label: 'Contacto', place: 'header', order: 500 },
  { path: '/media', label: 'Galería', place: 'footer', order: 600 },
  { path: '/tienda', label: 'Tienda de demostración', place: 'footer', order: 700 },
];

/** How many links of remotes fit into a wide header. Further ones are in menu and footer. */
const MAX_IN_HEADER = 2;
/** How many links of remotes are only in menu and footer. */
const MAX_IN_FOOTER = 12;

type Remote = Pick<LiveRemote, 'mounts' | 'nav'>;

/** The links around every page: the site's own, and those of the live remotes, even of a failed one. The header's come first. */
export function siteNav(remotes: readonly Remote[]): readonly SiteLink[] {
  const added = inOrder(addedLinks(remotes));
  const header = added.filter(({ place }) => place === 'header');
  const footer = added.filter((link) => link.place === 'footer' || header.indexOf(link) >= MAX_IN_HEADER);
  const own = (place: NavLink['place']) => OWN_LINKS.filter((link) => link.place === place);
  const more = inOrder([...own('footer'), ...footer.slice(0, MAX_IN_FOOTER)]);
  return [
    ...inOrder([...own('header'), ...header.slice(0, MAX_IN_HEADER)]).map(toSiteLink),
    ...more.map((link): SiteLink => ({ ...toSiteLink(link), more: true })),
  ];
}

/** Links of remotes, each path once. A link to another remote's path, or to an already linked path, is left out. */
function addedLinks(remotes: readonly Remote[]): NavLink[] {
  const taken = new Set(OWN_LINKS.map(({ path }) => path));
  return remotes.flatMap(({ mounts, nav = [] }) =>
    nav.filter(({ path }) => {
      if (mountForPath(mounts, path) === undefined || taken.has(path)) return false;
      taken.add(path);
      return true;
    }),
  );
}

/** A stable sort: links with the same order keep the order of their remotes, by name. */
const inOrder = (links: readonly NavLink[]): NavLink[] => links.toSorted((a, b) => a.order - b.order);

const toSiteLink = (link: NavLink): SiteLink => {
  const { path, label } = link;
  return OWN_LINKS.includes(link) ? { to: path, label } : { to: path, label, added: true };
};
