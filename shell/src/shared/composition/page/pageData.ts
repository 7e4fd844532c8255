import type { PageQuery } from './pageQueries';

/** Path of the pages' data. `?address=` names a page by its path and search. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * The queries of a page that the server rendered, without those of the layout: every page has these already. `release` is
 * the remote's release that made the queries, as `name@version`.
 */
export type PageData = { release: string; queries: readonly PageQuery[] };
