import type { Registry } from 'shared-contracts';
import type { PageQuery } from './pageQueries';

/** Ids of the elements with the page's state and registry, and of the one that React renders into. */
export const STATE_ELEMENT = 'page-state';
export const REGISTRY_ELEMENT = 'page-registry';
export const ROOT_ELEMENT = 'app';

/** What the browser needs besides the HTML to hydrate the page. The document carries it as JSON. */
export type PageState = {
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  /** Loader data by route id; null if the server did not render the page's remote. */
  loaderData: Record<string, unknown> | null;
  /** The result of a form's action, by route id. */
  actionData?: Record<string, unknown>;
  queries: readonly PageQuery[];
};

/**
 * A link around every page: a path of this site, and what visitors read. `added` is a remote's, for which only wide headers
 * have room.
 */
export type SiteLink = { to: string; label: string; added?: true };

/** The links around every page: those of the header, and those that only the phone's menu and the footer have besides. */
export type SiteNav = { header: readonly SiteLink[]; more: readonly SiteLink[] };

/** A registry with the links that it leads to. Server and browser render the same, because a page keeps its registry. */
export type SiteRegistry = Registry & { nav: SiteNav };

/**
 * The remotes that a page is told of: its own, and those that its links lead to. If there are others, `complete` is false,
 * and paths that none of these answers are looked up in /registry.json.
 */
export type PageRegistry = SiteRegistry & { complete: boolean };
