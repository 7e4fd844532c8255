import { matchRoutes, type RouteObject } from 'react-router';
import type { SitePage } from 'shared-contracts';
import { pageRoutes } from './pageRoutes';

/** Stands for a parameter that no known page tells: the page's code runs all the same, and says 'not found'. */
const UNKNOWN = '1';
/** A long list names the same few routes again and again, and matching takes time. */
const MAX_PAGES = 200;

const isFixed = (pattern: string) => !/[:*?]/.test(pattern);

/** Whether some route can only be asked for with a parameter. */
export const hasParameters = (routes: readonly RouteObject[]): boolean =>
  pageRoutes(routes).some(({ pattern }) => !isFixed(pattern));

/** One path for every route that is a page: its own, else one of the known pages that it answers, else an invented one. */
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
