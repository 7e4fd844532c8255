import {
  absoluteAddress,
  type Head,
  type RouteHandle,
  type ShellServices,
  SOCIAL_CARD,
  type SocialPicture,
  singleLine,
} from '@tramuntana/contracts';
import type { Params } from 'react-router-dom';
import companyCard from './company-card.jpg';

const SITE_NAME = 'Tramuntana Drones';

/** The social card of pages without a usable picture. */
const COMPANY_CARD: SocialPicture = {
  src: companyCard,
  alt: 'Vista aérea de una cala de la Costa Brava al atardecer',
  ...SOCIAL_CARD,
};

/** Marks the elements of the head that belong to the page, so that a navigation can replace them. */
export const HEAD_MARK = 'data-page-head';

/** One element of the document's head. `text` is its content, unescaped. */
export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };

type Match = { route: { handle?: unknown }; params: Params };

/** Whether a route's handle is the contract's RouteHandle. */
export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

/** The head of the 404 card, and of the placeholder of a remote that is not loaded. */
const UNMATCHED_HEAD: Head = {
  title: 'Página no disponible',
  description: 'Servicios aéreos profesionales en Girona, Barcelona y toda Cataluña.',
  noindex: true,
};

/** The head of the innermost matched route that has one. Throws what the route's `head` throws. */
export function headOfMatches(matches: readonly Match[], search: URLSearchParams, shell: ShellServices): Head {
  for (const { route, params } of [...matches].reverse()) {
    if (!isRouteHandle(route.handle)) continue;
    const { head } = route.handle;
    return typeof head === 'function' ? head({ params, search, shell }) : head;
  }
  return UNMATCHED_HEAD;
}

/** Names of the chunks that the matched routes need. */
export const chunksOfMatches = (matches: readonly Match[]): string[] =>
  matches.flatMap(({ route: { handle } }) => (isRouteHandle(handle) ? handle.chunks : []));

/**
 * A page's metadata as elements: title, description, canonical address, feeds, Open Graph, Twitter card and JSON-LD. If the
 * site's address is not known, the elements with the page's own address are left out.
 */
export function headTags(head: Head, pathname: string, shell: ShellServices): HeadTag[] {
  const address = shell.siteUrl && shell.siteUrl + (head.canonicalPath ?? pathname);
  // A provider's title may contain a Unicode direction mark, which would reverse the text of the tab.
  const ownTitle = singleLine(head.title);
  const title = ownTitle === SITE_NAME ? SITE_NAME : `${ownTitle} | ${SITE_NAME}`;
  const picture = head.image && isShownByNetworks(head.image) ? head.image : COMPANY_CARD;
  const image = absoluteAddress(picture === COMPANY_CARD ? picture.src : shell.mediaUrl(picture.src), shell);
  const alt = image && picture.alt;
  const meta = (name: string, content: string | undefined): HeadTag[] =>
    content
      ? [
          {
            tag: 'meta',
            attributes: { [name.includes(':') && !name.startsWith('twitter') ? 'property' : 'name']: name, content },
          },
        ]
      : [];
  return [
    { tag: 'title', attributes: {}, text: title },
    ...meta('description', head.description),
    ...meta('keywords', head.keywords?.join(', ')),
    ...meta('robots', head.noindex ? 'noindex' : undefined),
    ...(address ? [canonical(address)] : []),
    ...(head.alternates ?? []).map(
      ({ type, title, href }): HeadTag => ({ tag: 'link', attributes: { rel: 'alternate', type, title, href } }),
    ),
    ...meta('og:site_name', SITE_NAME),
    ...meta('og:locale', 'es_ES'),
    ...meta('og:type', head.type ?? 'website'),
    ...meta('og:title', ownTitle),
    ...meta('og:description', head.description),
    ...meta('og:url', address),
    ...meta('og:image', image),
    ...meta('og:image:type', image && picture.type),
    ...meta('og:image:width', image && picture.width?.toString()),
    ...meta('og:image:height', image && picture.height?.toString()),
    ...meta('og:image:alt', alt),
    ...meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('twitter:image', image),
    ...meta('twitter:image:alt', alt),
    ...(head.structuredData ?? []).map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
      }),
    ),
  ];
}

/** Some networks and mail programs show neither AVIF nor WebP. */
const isShownByNetworks = ({ src }: SocialPicture) => !/\.(avif|webp)(\?|$)/i.test(src);

const canonical = (href: string): HeadTag => ({ tag: 'link', attributes: { rel: 'canonical', href } });
