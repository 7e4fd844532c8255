import type { ActionFunction, RouteObject } from 'react-router-dom';
import { RemoteErrorBoundary } from '../layout/cards/RemoteErrorBoundary';
import { SiteErrorBoundary } from '../layout/cards/SiteErrorBoundary';
import { UnmatchedPage } from '../layout/cards/UnmatchedPage';
import { Layout } from '../layout/Layout';
import { newsletterRoutes } from '../layout/newsletter/newsletterRoutes';

/** Id of the route for paths that no loaded remote answers: the 404 card, or the placeholder of an unloaded remote. */
export const UNMATCHED = 'unmatched';
/** Id of the route around all others. */
export const ROOT = 'root';
export const wrapperId = (remote: string) => `remote:${remote}`;

/** Puts each group of a remote's routes (from `createRoutes`) below its mount path. */
export const mounted = (routes: Readonly<Record<string, RouteObject[]>>): RouteObject[] =>
  Object.entries(routes).map(([mount, children]) =>
    mount === '/' ? { children } : { path: mount.slice(1), children },
  );

/** Puts a remote's routes below a pathless route. Its error boundary catches the errors of the remote's pages. */
export const wrapped = (remote: string, children: RouteObject[]): RouteObject => ({
  id: wrapperId(remote),
  ErrorBoundary: RemoteErrorBoundary,
  children,
});

/**
 * The site's routes: those of the loaded remotes, the newsletter's, and a splat. The routes of other remotes are added below
 * `ROOT` once they are loaded. The router asks for them because only the splat matches their paths.
 * `newsletterAction` handles the newsletter's form, only in the server.
 */
export function siteRoutes(
  loaded: ReadonlyMap<string, RouteObject[]>,
  newsletterAction?: ActionFunction,
): RouteObject[] {
  return [
    {
      // This route must have no path. With one it would match `/`, and the router would not ask for the home page's remote.
      id: ROOT,
      Component: Layout,
      ErrorBoundary: SiteErrorBoundary,
      children: [
        ...[...loaded].map(([name, routes]) => wrapped(name, routes)),
        ...newsletterRoutes(newsletterAction),
        { id: UNMATCHED, path: '*', Component: UnmatchedPage, ErrorBoundary: RemoteErrorBoundary },
      ],
    },
  ];
}
