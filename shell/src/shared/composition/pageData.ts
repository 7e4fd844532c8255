import type { DehydratedState } from '@tanstack/react-query';

/** Address of a page's data, of which the page is asked for by `?address=`, its path and search. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * What a page's loaders read when the server rendered it, and the release that can read it: `name@version`. Without what
 * header and footer show: every page has that.
 */
export type PageData = { release: string; queries: DehydratedState };
