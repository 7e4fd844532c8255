import type { RouteObject } from 'react-router-dom';
import type { ShellServices } from './shellServices';

/**
 * The one thing that a remote exposes, as `./routes`. Routes are grouped by mount path and relative to it:
 * `{ '/blog': [{ index: true, … }, { path: 'post/:id', … }] }`. The registry decides which mounts are active.
 */
export type CreateRoutes = (shell: ShellServices) => Readonly<Record<string, RouteObject[]>>;

/** A page for search engines: its path on the site, and the date of its last change (ISO 8601) if known. */
export type SitePage = { path: string; lastModified?: string };

/**
 * A remote may expose this beside `createRoutes`, in its server bundle: the pages for the sitemap. List only pages for
 * search engines: no drafts, no demo area, no page with `noindex`.
 */
export type ListPages = (shell: ShellServices) => Promise<SitePage[]>;
