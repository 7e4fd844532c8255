import type { SitePage } from '@tramuntana/contracts';
import { matchRoutes, type RouteObject } from 'react-router';
import { isRouteHandle } from '../../shared/composition/page/head';
import { createQueryClient } from '../../shared/composition/queryClient';
import { createShellServices } from '../../shared/composition/shellServices';
import { mounted } from '../../shared/composition/siteRoutes';
import type { Renderer } from '../page/renderPage';
import type { PageChunks } from '../protocol';

/** The value of a parameter if no known page has one. The page's code still runs, even if it answers 404. */
const UNKNOWN = '1';
/** How many listed pages are matched. Matching takes time, and a longer list rarely covers further routes. */
const MAX_PAGES = 200;

/** A route without children: its path pattern, and the branch of routes from the outermost to itself. */
type PageRoute = { route: RouteObject; pattern: string; branch: readonly RouteObject[] };

/** The release's routes; none if the thread renders the shell alone. */
export function routesOf({ module, settings }: Renderer): RouteObject[] {
  if (!module) return [];
  // `createRoutes` needs services, but no loader of these routes runs.
  const shell = createShellServices({
    ...settings,
    queryClient: createQueryClient(),
    loaderTimeout: async () => {},
  });
  return mounted(module.createRoutes(shell));
}

/** All routes without children, in order. Patterns begin with a slash. */
export function pageRoutes(
  routes: readonly RouteObject[],
  parent = '',
  around: readonly RouteObject[] = [],
): PageRoute[] {
  return routes.flatMap((route) => {
    const { path = '', children } = route;
    const pattern = `/${[path.startsWith('/') ? '' : parent, path].join('/')}`.replace(/\/+/g, '/');
    const branch = [...around, route];
    if (children) return pageRoutes(children, pattern, branch);
    return [{ route, pattern: pattern.length > 1 ? pattern.replace(/\/$/, '') : pattern, branch }];
  });
}

/** The chunks that a navigation to each page loads: those of its routes, and those of its loaders. */
export function pageChunks(routes: readonly RouteObject[]): PageChunks {
  const chunks: PageChunks = {};
  for (const { pattern, branch } of pageRoutes(routes)) {
    chunks[pattern] = [...new Set(branch.flatMap(({ handle }) => chunksOf(handle)))];
  }
  return chunks;
}

const chunksOf = (handle: unknown): readonly string[] =>
  isRouteHandle(handle) ? [...handle.chunks, ...(handle.loaderChunks ?? [])] : [];

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
