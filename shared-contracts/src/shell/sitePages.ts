import type { ShellServices } from './shellServices';

/** A page for search engines: its path on the site, and its last change as an ISO 8601 date where it is known. */
export type SitePage = { path: string; lastModified?: string };

/**
 * What a remote may expose beside `createRoutes`, for its server bundle: the pages that the sitemap names. Only what
 * should be found: no drafts, no demo area, nothing that answers `noindex`.
 */
export type ListPages = (shell: ShellServices) => Promise<SitePage[]>;
