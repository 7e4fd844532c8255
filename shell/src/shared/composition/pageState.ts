import type { DehydratedState } from '@tanstack/react-query';
import type { Registry } from 'shared-contracts';

/** Ids of the elements that carry the state and the remotes, and of the one that React renders into. */
export const STATE_ELEMENT = 'page-state';
export const REGISTRY_ELEMENT = 'page-registry';
export const ROOT_ELEMENT = 'app';

/** What the server hands to the browser beside the HTML, as one JSON data block. */
export type PageState = {
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  /** Loader data by route id; null where the server did not render the page's remote. */
  loaderData: Record<string, unknown> | null;
  /** What the action of a form answered, by route id. */
  actionData?: Record<string, unknown>;
  queries: DehydratedState;
};

/**
 * The remotes that a page is told of: its own, and those that its links lead to. Where others exist (`complete` is
 * false), a path that none of these answers is looked up in /registry.json.
 */
export type PageRegistry = Registry & { complete: boolean };
