import type { RouteObject } from 'react-router';
import { isRouteHandle } from '../../shared/composition/page/head';
import type { PageChunks } from '../protocol';

/** A route without children: its path pattern, and the branch of routes from the outermost to itself. */
export type PageRoute = { route: RouteObject; pattern: string; branch: readonly RouteObject[] };

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
