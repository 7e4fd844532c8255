import type { DehydratedState } from '@tanstack/react-query';
import type { Registry } from 'shared-contracts';

/** Id of the element that carries the state, and of the one that React renders into. */
export const STATE_ELEMENT = 'page-state';
export const ROOT_ELEMENT = 'app';

/** What the server hands to the browser beside the HTML, as one JSON data block. */
export type PageState = {
  registry: Registry;
  /** Origin of the media host; empty for the site's own. */
  mediaOrigin: string;
  siteUrl: string;
  /** Loader data by route id; null where the server did not render the page's remote. */
  loaderData: Record<string, unknown> | null;
  queries: DehydratedState;
};
