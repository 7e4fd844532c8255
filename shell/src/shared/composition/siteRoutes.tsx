import type { RouteObject } from 'react-router-dom';
import type { RegistryRemote } from 'shared-contracts';
import { RemoteErrorBoundary } from '../layout/cards/RemoteErrorBoundary';
import { SiteErrorBoundary } from '../layout/cards/SiteErrorBoundary';
import { UnmatchedPage } from '../layout/cards/UnmatchedPage';
import { formAnswerRoute } from '../layout/formAnswer/formAnswerRoute';
import { Layout } from '../layout/Layout';

/** Route of a path that no loaded remote answers: the 404 card, or the placeholder of a remote that is to come. */
export const UNMATCHED = 'unmatched';
export const wrapperId = (remote: string) => `remote:${remote}`;

/** A remote's routes as its createRoutes gave them, each group below its mount path. */
export const mounted = (routes: Readonly<Record<string, RouteObject[]>>): RouteObject[] =>
  Object.entries(routes).map(([mount, children]) =>
    mount === '/' ? { children } : { path: mount.slice(1), children },
  );

/**
 * The site's route tree: one pathless wrapper a remote, which catches what its pages throw, and a splat below all. The
 * splat is what makes the router ask for more routes: a static stub would match by itself and never ask.
 */
export function siteRoutes(
  remotes: readonly RegistryRemote[],
  loaded: ReadonlyMap<string, RouteObject[]>,
): RouteObject[] {
  return [
    {
      // Without a path: with one it would match `/` by itself, and the router would not ask for the home page's remote.
      id: 'root',
      Component: Layout,
      ErrorBoundary: SiteErrorBoundary,
      children: [
        ...remotes.map((remote) => ({
          id: wrapperId(remote.name),
          ErrorBoundary: RemoteErrorBoundary,
          children: loaded.get(remote.name) ?? [],
        })),
        formAnswerRoute,
        { id: UNMATCHED, path: '*', Component: UnmatchedPage, ErrorBoundary: RemoteErrorBoundary },
      ],
    },
  ];
}
