import { matchRoutes, type RouteObject } from 'react-router';
import type { SitePage } from 'shared-contracts';
import { pageRoutes } from './pageRoutes';

/** The value of a parameter if no known page has one. The page's code still runs, even if it answers 404. */
const UNKNOWN = '1';
/** How many listed pages are matched. Matching takes time, and a longer list rarely covers further routes. */
const MAX_PAGES = 200;

const isFixed = (pattern: string) => !/[:*?]/.test(pattern);

/** Whether any page's path has a parameter. */
export const hasParameters = (routes: readonly RouteObject[]): boolean =>
  pageRoutes(routes).some(({ pattern }) => !isFixed(pattern));

/** One path for each route: its own if it has no parameters, otherwise that of a known page or an invented one. */
export function sampleAddresses(routes: RouteObject[], pages: readonly SitePage[]): string[] {
  const known = new Map<RouteObject, string>();
  for (const { path } of pages.slice(0, MAX_PAGES)) {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    if (route && !known.has(route)) known.set(route, path);
  }
  const addresses = pageRoutes(routes).map(({ route, pattern }) =>
    isFixed(pattern) ? pattern : (known.get(route) ?? invented(pattern)),
  );
  return [...new Set(addresses)];
}

const absolute = (path: string) => `/${path.replace(/^\/+/, '')}`;

const invented = (pattern: string) =>
  absolute(
    pattern
      .split('/')
      .filter((segment) => !segment.endsWith('?'))
      .map((segment) => segment.replace(/^(:[\w-]+|\*$)/, UNKNOWN))
      .join('/'),
  );
