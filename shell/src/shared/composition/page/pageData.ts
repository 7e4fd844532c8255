import type { PageQuery } from './pageQueries';

/** Where pages' data are served. `?address=` names the page by its path and search. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * The queries of a page as the server rendered it, without those of the layout, which every page has already. `release` is
 * the one that they are for: `name@version`.
 */
export type PageData = { release: string; queries: readonly PageQuery[] };
