import type { ActionFunction, RouteObject } from 'react-router-dom';
import { RemoteErrorBoundary } from '../layout/cards/RemoteErrorBoundary';
import { SiteErrorBoundary } from '../layout/cards/SiteErrorBoundary';
import { UnmatchedPage } from '../layout/cards/UnmatchedPage';
import { Layout } from '../layout/Layout';
import { newsletterRoutes } from '../layout/newsletter/newsletterRoutes';

/** Route of a path that no loaded remote answers: the 404 card, or the placeholder of a remote that is to come. */
export const UNMATCHED = 'unmatched';
/** Route around all others, below which the routes of remotes stand. */
export const ROOT = 'root';
export const wrapperId = (remote: string) => `remote:${remote}`;

/** A remote's routes as its createRoutes gave them, each group below its mount path. */
export const mounted = (routes: Readonly<Record<string, RouteObject[]>>): RouteObject[] =>
  Object.entries(routes).map(([mount, children]) =>
    mount === '/' ? { children } : { path: mount.slice(1), children },
  );

/** A remote's routes inside a pathless wrapper, which catches what its pages throw. */
export const wrapped = (remote: string, children: RouteObject[]): RouteObject => ({
  id: wrapperId(remote),
  ErrorBoundary: RemoteErrorBoundary,
  children,
});

/**
 * The site's route tree: the remotes that are loaded, and a splat below them. Others are added below `ROOT` once they
 * come. The splat is what makes the router ask for them: a static stub would match by itself and never ask.
 * `newsletterAction` takes the newsletter's form, in the server alone.
 */
export function siteRoutes(
  loaded: ReadonlyMap<string, RouteObject[]>,
  newsletterAction?: ActionFunction,
): RouteObject[] {
  return [
    {
      // Without a path: with one it would match `/` by itself, and the router would not ask for the home page's remote.
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
