import type { Registry } from '@tramuntana/contracts';
import type { PageQuery } from './pageQueries';

/** Ids of the elements with the page's state and registry, and of React's root element. */
export const STATE_ELEMENT = 'page-state';
export const REGISTRY_ELEMENT = 'page-registry';
export const ROOT_ELEMENT = 'app';

/** The data that the browser needs to hydrate the page's HTML. The document carries them as JSON. */
export type PageState = {
  /** Origin of the media host; empty if the site serves its media itself. */
  mediaOrigin: string;
  siteUrl: string;
  /** Loader data by route id; null if the server did not render the page's remote. */
  loaderData: Record<string, unknown> | null;
  /** The result of a form's action, by route id. */
  actionData?: Record<string, unknown>;
  queries: readonly PageQuery[];
};

/**
 * A link around every page: a path of this site, and its label. The phone's menu and the footer show all links, the header
 * only those without `more`. `added` marks a remote's link, which only wide headers have room for.
 */
export type SiteLink = { to: string; label: string; added?: true; more?: true };

/** A registry with the links around every page. A page keeps its registry, so server and browser render the same links. */
export type SiteRegistry = Registry & { nav: readonly SiteLink[] };

/**
 * The part of the registry that a page gets: its own remote, and the remotes that its links lead to. `complete` is false if
 * there are others. The browser then looks up unknown paths in /registry.json.
 */
export type PageRegistry = SiteRegistry & { complete: boolean };
